// A release build on Windows opens no console beside the window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    match hanchancho::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentences) => {
            hanchancho::tell(&sentences);
            ExitCode::FAILURE
        }
    }
}
