//! A server on this machine that gives Chromium the built page, and carries what the page asks to
//! the program and back.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::Deserialize;
use serde_json::{Value, json};
use thirtyfour::WebDriver;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::sleep;
use tower_http::services::ServeDir;

use crate::driver::TAKING_PORTS;
use crate::{Outcome, Window};

/// Stands before the page's own scripts: what it asks, and what a test uses within it.
const SHELL: &str = concat!(
    include_str!("shell.js"),
    include_str!("tabbing.js"),
    include_str!("exploring.js"),
);
/// Runs in the program's window.
const FORWARD: &str = include_str!("forward.js");

/// The one command that the program is not asked: a test has no use for the system's viewer.
const OPENS_ANOTHER_PROGRAM: &str = "open_report";

/// What it makes is called after the second, and two of one second are one: who presses twice would
/// come to one or to two by chance.
const NAMED_BY_THE_SECOND: &str = "back_up";
const MORE_THAN_A_SECOND: Duration = Duration::from_millis(1_100);

pub struct Bridge {
    address: String,
    told: Arc<Told>,
    server: JoinHandle<()>,
}

impl Drop for Bridge {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// What the server works with.
struct Told {
    /// The page in the program's window; one script at a time runs in it.
    program: tokio::sync::Mutex<WebDriver>,
    policy: String,
    commands: Mutex<Vec<String>>,
}

#[derive(Deserialize)]
struct Command {
    command: String,
    given: Value,
}

/// What the program said to a command.
#[derive(Deserialize)]
struct Answer {
    bytes: Option<String>,
}

impl Bridge {
    /// Answers with what the program of that window says.
    pub async fn over(window: &Window) -> Outcome<Self> {
        let told = Arc::new(Told {
            program: tokio::sync::Mutex::new(window.page.clone()),
            policy: policy()?,
            commands: Mutex::default(),
        });
        let routes = Router::new()
            .route("/", get(main_page))
            .route("/hall.html", get(hall_page))
            .route(
                "/shell.js",
                get(|| async { ([(header::CONTENT_TYPE, "text/javascript")], SHELL) }),
            )
            .route("/command", post(forward))
            .fallback_service(ServeDir::new(page_folder()))
            .with_state(Arc::clone(&told));
        let listener = {
            let _alone = TAKING_PORTS.lock().await;
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?
        };
        let address = format!("http://{}/", listener.local_addr()?);
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, routes).await {
                eprintln!("the page's server has ended: {error}");
            }
        });
        Ok(Self {
            address,
            told,
            server,
        })
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    pub fn commands(&self) -> Vec<String> {
        self.told.commands().clone()
    }
}

impl Told {
    /// Keeps a command's name, and gives the command a number.
    fn note(&self, command: &str) -> usize {
        let mut commands = self.commands();
        commands.push(command.to_owned());
        commands.len()
    }

    fn commands(&self) -> std::sync::MutexGuard<'_, Vec<String>> {
        self.commands.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn main_page(State(told): State<Arc<Told>>) -> Result<Response, Failed> {
    page(&told, "index.html").await
}

async fn hall_page(State(told): State<Arc<Told>>) -> Result<Response, Failed> {
    page(&told, "hall.html").await
}

/// A page as it is built into the program, with what the shell gives it before all else.
async fn page(told: &Told, name: &str) -> Result<Response, Failed> {
    let built = tokio::fs::read_to_string(page_folder().join(name)).await?;
    let page = built.replacen("<head>", "<head><script src=\"/shell.js\"></script>", 1);
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
        (header::CONTENT_SECURITY_POLICY, told.policy.clone()),
    ];
    Ok((headers, page).into_response())
}

async fn forward(
    State(told): State<Arc<Told>>,
    Json(Command { command, given }): Json<Command>,
) -> Result<Response, Failed> {
    let number = told.note(&command);
    if command == OPENS_ANOTHER_PROGRAM {
        return Ok(Json(json!({ "value": null })).into_response());
    }
    if command == NAMED_BY_THE_SECOND {
        sleep(MORE_THAN_A_SECOND).await;
    }
    let arguments = vec![number.into(), command.into(), given];
    loop {
        let program = told.program.lock().await;
        let said = program.execute_async(FORWARD, arguments.clone()).await?;
        drop(program);
        match serde_json::from_value(said.json().clone())? {
            None => {}
            Some(Answer { bytes: None }) => return Ok(Json(said.json()).into_response()),
            Some(Answer { bytes: Some(bytes) }) => {
                return Ok(BASE64_STANDARD.decode(bytes)?.into_response());
            }
        }
    }
}

/// The program's own policy; the page reaches this server where it would reach the program.
fn policy() -> Outcome<String> {
    let configuration = super::configuration()?;
    let policy = configuration["app"]["security"]["csp"]
        .as_str()
        .ok_or("the window has no policy")?;
    Ok(policy.replace("ipc: http://ipc.localhost", "'self'"))
}

fn page_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/dist")
}

/// Why the page got no answer: nothing that the program says is such a failure.
struct Failed(String);

impl<E: std::error::Error> From<E> for Failed {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        (StatusCode::INTERNAL_SERVER_ERROR, self.0).into_response()
    }
}
