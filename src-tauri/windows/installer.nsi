; The installer for Windows: for one person, without an administrator's password.
;
; There is one, whoever makes it: Tauri's bundler on Windows, which fills in the lines down to the mark
; and brings Microsoft's own installer of WebView2; and `cargo xtask package windows` on Debian, which
; writes those lines itself (xtask/src/package/windows.rs). What is tried under Wine is so what is
; published.
;
; Silent: /S; the folder: /D=C:\folder (last). It ends with 0, or with 3 where the program is open, and
; with 4 where a newer version is there: then nothing was changed.

!define PRODUCT "{{product_name}}"
!define MAKER "{{manufacturer}}"
!define VERSION "{{version}}"
!define VERSION_OF_FOUR "{{version_with_build}}"
!define COPYRIGHT "{{copyright}}"
!define LICENCE "{{license}}"
!define ICON "{{installer_icon}}"
!define SIDE "{{sidebar_image}}"
!define PROGRAM "{{main_binary_path}}"
!define OUTPUT "{{out_file}}"
; Microsoft's installer of WebView2, or nothing.
!define WEBVIEW2_SETUP "{{webview2_bootstrapper_path}}"
!define SIGN_UNINSTALLER "{{uninstaller_sign_cmd}}"
{{#if signed_plugins_path}}
!addplugindir "{{signed_plugins_path}}"
{{/if}}
; Tauri hands on no date.
!define DATE "$%HANCHANCHO_DATE%"
; The command line, the icon of the club's file, the licences.
!macro INSTALL_OTHERS
{{#each binaries}}
  File "/oname={{this}}" "{{no-escape @key}}"
{{/each}}
{{#each resources}}
  File "/oname={{this.[1]}}" "{{no-escape @key}}"
{{/each}}
!macroend
!macro REMOVE_OTHERS
{{#each binaries}}
  Delete "$INSTDIR\\{{this}}"
{{/each}}
{{#each resources}}
  Delete "$INSTDIR\\{{this.[1]}}"
{{/each}}
!macroend
;==== filled in down to here ====

Unicode true
ManifestDPIAware true
ManifestDPIAwareness PerMonitorV2
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
  ; In MB: the fonts are in both programs, which only so much memory sees.
  SetCompressorDictSize 192
!endif
; The files' own times would make each installer another.
SetDateSave off
RequestExecutionLevel user

!include MUI2.nsh
!include LogicLib.nsh
!include WordFunc.nsh
!include x64.nsh

!define EXE "hanchancho.exe"
!define CLUB_FILE "hanchancho.club"
!define CLASSES "Software\Classes"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${PRODUCT}"
!define OWN_KEY "Software\${MAKER}\${PRODUCT}"
; By this name Microsoft keeps the version of the web view that is installed.
!define WEBVIEW2_KEY "Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"
!define WEBVIEW2_PAGE "https://developer.microsoft.com/microsoft-edge/webview2/"

!define IS_OPEN 3
!define IS_OLDER 4

; The version that was there before, or nothing.
Var Before
; The version of WebView2, or nothing.
Var WebView

Name "${PRODUCT}"
Caption "$(Title)"
OutFile "${OUTPUT}"
BrandingText "${PRODUCT} ${VERSION} (${DATE})"
InstallDir "$LOCALAPPDATA\${PRODUCT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TITLE "$(WelcomeTitle)"
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_RUN_TEXT "$(RunIt)"
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(OnTheDesktop)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION PutOnTheDesktop
!define MUI_PAGE_CUSTOMFUNCTION_SHOW ShowFinish
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(WhatStays)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is shown where the system speaks neither.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"

LangString Title ${LANG_ENGLISH} "${PRODUCT} ${VERSION} Setup"
LangString Title ${LANG_JAPANESE} "${PRODUCT} ${VERSION} のインストール"
LangString WelcomeTitle ${LANG_ENGLISH} "Install ${PRODUCT} ${VERSION}"
LangString WelcomeTitle ${LANG_JAPANESE} "${PRODUCT} ${VERSION} をインストールします"
LangString WelcomeText ${LANG_ENGLISH} "${PRODUCT} keeps the records of a mahjong club and prints its results. This version is of ${DATE}.$\r$\n$\r$\nIt is installed for you alone, without an administrator's password. An older version is replaced; your club's files, backups and settings stay as they are.$\r$\n$\r$\nIf ${PRODUCT} is open, please close it first."
LangString WelcomeText ${LANG_JAPANESE} "半荘帳は、麻雀会の成績を記録し、成績表を印刷するためのソフトです。この版の日付は ${DATE} です。$\r$\n$\r$\nお使いのアカウントだけに入り、管理者のパスワードは要りません。前の版があれば、新しい版に置き換わります。会の記録、控え（バックアップ）、設定はそのまま残ります。$\r$\n$\r$\n半荘帳が開いているときは、先に閉じてください。"
LangString RunIt ${LANG_ENGLISH} "Open ${PRODUCT} now"
LangString RunIt ${LANG_JAPANESE} "半荘帳を開く"
LangString OnTheDesktop ${LANG_ENGLISH} "Put an icon on the desktop"
LangString OnTheDesktop ${LANG_JAPANESE} "デスクトップにアイコンを置く"
LangString WhatStays ${LANG_ENGLISH} "${PRODUCT} will be removed from this computer. Your club's files, their backups and your settings stay where they are."
LangString WhatStays ${LANG_JAPANESE} "半荘帳をこのパソコンから取り除きます。会の記録、控え（バックアップ）、設定は消さずに残します。"
LangString ClubFile ${LANG_ENGLISH} "Record of a mahjong club"
LangString ClubFile ${LANG_JAPANESE} "半荘帳の記録"
LangString StillOpen ${LANG_ENGLISH} "${PRODUCT} is open. Finish what you are entering, close it, and press Retry. With Cancel nothing is changed."
LangString StillOpen ${LANG_JAPANESE} "半荘帳が開いています。入力中のものを保存して半荘帳を閉じ、「再試行」を押してください。「キャンセル」を押すと、何も変えずに終わります。"
LangString Newer ${LANG_ENGLISH} "Version $Before is installed, which is newer than this one (${VERSION}). A club's file that was opened with the newer version may not open with this one. Install the older version all the same?"
LangString Newer ${LANG_JAPANESE} "この版（${VERSION}）より新しい $Before 版が入っています。新しい版で開いた会の記録は、この版では開けないことがあります。それでも古い版を入れますか。"
LangString Only64 ${LANG_ENGLISH} "${PRODUCT} needs a 64-bit Windows 10 or later."
LangString Only64 ${LANG_JAPANESE} "半荘帳を使うには、64ビット版の Windows 10 以降が必要です。"
LangString BringsWebView ${LANG_ENGLISH} "Installing Microsoft Edge WebView2, which shows the window. This may take some minutes."
LangString BringsWebView ${LANG_JAPANESE} "画面の表示に使う Microsoft Edge WebView2 を入れています。数分かかることがあります。"
LangString NoWebView ${LANG_ENGLISH} "${PRODUCT} is installed, but its window cannot open yet: this computer lacks Microsoft Edge WebView2, which shows it.$\r$\n$\r$\nConnect to the internet and install the Evergreen Runtime from Microsoft's page:$\r$\n${WEBVIEW2_PAGE}$\r$\n$\r$\nOpen that page now?"
LangString NoWebView ${LANG_JAPANESE} "半荘帳は入りましたが、まだ画面を開けません。画面の表示に使う Microsoft Edge WebView2 ランタイムが、このパソコンにないためです。$\r$\n$\r$\nインターネットにつないで、マイクロソフトのページから「エバーグリーン」の WebView2 ランタイムを入れてください。$\r$\n${WEBVIEW2_PAGE}$\r$\n$\r$\n今、このページを開きますか。"

VIProductVersion "${VERSION_OF_FOUR}"
!macro TELL LANGUAGE
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${PRODUCT}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${PRODUCT} ${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "${MAKER}"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "${COPYRIGHT}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "Comments" "${DATE}"
!macroend
!insertmacro TELL ${LANG_ENGLISH}
!insertmacro TELL ${LANG_JAPANESE}

!if "${SIGN_UNINSTALLER}" != ""
  !uninstfinalize '${SIGN_UNINSTALLER}'
!endif

; A program that runs cannot be opened to be written. A virus scanner holds one for a moment only.
!macro WAIT_UNTIL_CLOSED FILE
  !define ID ${__LINE__}
  look_${ID}:
  StrCpy $2 0
  ${If} ${FileExists} "$INSTDIR\${FILE}"
    ${Do}
      ClearErrors
      FileOpen $0 "$INSTDIR\${FILE}" a
      ${IfNot} ${Errors}
        FileClose $0
        ${Break}
      ${EndIf}
      IntOp $2 $2 + 1
      ${If} $2 >= 5
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY look_${ID}
        SetErrorLevel ${IS_OPEN}
        Quit
      ${EndIf}
      Sleep 400
    ${Loop}
  ${EndIf}
  !undef ID
!macroend

!macro TELL_THE_SYSTEM
  ; The icons and kinds of files have changed.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function FindWebView
  ReadRegStr $WebView HKLM "SOFTWARE\WOW6432Node\${WEBVIEW2_KEY}" "pv"
  ${If} $WebView == ""
    ReadRegStr $WebView HKLM "SOFTWARE\${WEBVIEW2_KEY}" "pv"
  ${EndIf}
  ${If} $WebView == ""
    ReadRegStr $WebView HKCU "Software\${WEBVIEW2_KEY}" "pv"
  ${EndIf}
  ; What is left of one that was removed.
  ${If} $WebView == "0.0.0.0"
    StrCpy $WebView ""
  ${EndIf}
FunctionEnd

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(Only64)" /SD IDOK
    Quit
  ${EndIf}
  ; Where it is already, unless the command line names a folder.
  ReadRegStr $0 HKCU "${OWN_KEY}" ""
  ${If} $0 != ""
  ${AndIf} $INSTDIR == "$LOCALAPPDATA\${PRODUCT}"
    StrCpy $INSTDIR $0
  ${EndIf}
  ReadRegStr $Before HKCU "${UNINSTALL_KEY}" "DisplayVersion"
  ${If} $Before != ""
    ${VersionCompare} "$Before" "${VERSION}" $0
    ${If} $0 = 1
      MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(Newer)" /SD IDNO IDYES older
      SetErrorLevel ${IS_OLDER}
      Quit
      older:
    ${EndIf}
  ${EndIf}
FunctionEnd

Function PutOnTheDesktop
  CreateShortCut "$DESKTOP\${PRODUCT}.lnk" "$INSTDIR\${EXE}"
FunctionEnd

; An icon that somebody has thrown away does not come back with each version, and a window that cannot
; open is not opened.
Function ShowFinish
  ${If} $Before != ""
    ${NSD_Uncheck} $mui.FinishPage.ShowReadme
  ${EndIf}
  ${If} $WebView == ""
    ${NSD_Uncheck} $mui.FinishPage.Run
  ${EndIf}
FunctionEnd

Section "-Everything" Everything
  !insertmacro WAIT_UNTIL_CLOSED "${EXE}"
  !insertmacro WAIT_UNTIL_CLOSED "hanchan.exe"
  SetOutPath "$INSTDIR"
  File "/oname=${EXE}" "${PROGRAM}"
  !insertmacro INSTALL_OTHERS
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${PRODUCT}.lnk" "$INSTDIR\${EXE}"

  WriteRegStr HKCU "${CLASSES}\.hanchan" "" "${CLUB_FILE}"
  WriteRegStr HKCU "${CLASSES}\.hanchan" "Content Type" "application/vnd.hanchancho"
  WriteRegStr HKCU "${CLASSES}\${CLUB_FILE}" "" "$(ClubFile)"
  WriteRegStr HKCU "${CLASSES}\${CLUB_FILE}\DefaultIcon" "" "$\"$INSTDIR\document.ico$\""
  WriteRegStr HKCU "${CLASSES}\${CLUB_FILE}\shell\open\command" "" "$\"$INSTDIR\${EXE}$\" $\"%1$\""
  !insertmacro TELL_THE_SYSTEM

  WriteRegStr HKCU "${OWN_KEY}" "" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${PRODUCT}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$\"$INSTDIR\${EXE}$\""
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${MAKER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Comments" "${DATE}, MIT"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" "$\"$INSTDIR\uninstall.exe$\""
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" "$\"$INSTDIR\uninstall.exe$\" /S"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  SectionGetSize ${Everything} $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0

  Call FindWebView
  !if "${WEBVIEW2_SETUP}" != ""
    ${If} $WebView == ""
      DetailPrint "$(BringsWebView)"
      InitPluginsDir
      File "/oname=$PLUGINSDIR\webview2.exe" "${WEBVIEW2_SETUP}"
      ExecWait '"$PLUGINSDIR\webview2.exe" /silent /install'
      Call FindWebView
    ${EndIf}
  !endif
  ${If} $WebView == ""
    MessageBox MB_YESNO|MB_ICONEXCLAMATION "$(NoWebView)" /SD IDNO IDNO told
    ExecShell "open" "${WEBVIEW2_PAGE}"
    told:
  ${EndIf}
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED "${EXE}"
  !insertmacro WAIT_UNTIL_CLOSED "hanchan.exe"
  Delete "$INSTDIR\${EXE}"
  !insertmacro REMOVE_OTHERS
  Delete "$INSTDIR\uninstall.exe"
  ; Only where nothing of anybody else's is in it.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${PRODUCT}.lnk"
  Delete "$DESKTOP\${PRODUCT}.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.hanchan" ""
  ${If} $0 == "${CLUB_FILE}"
    DeleteRegKey HKCU "${CLASSES}\.hanchan"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${CLUB_FILE}"
  !insertmacro TELL_THE_SYSTEM
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${OWN_KEY}"
  DeleteRegKey /ifempty HKCU "Software\${MAKER}"
SectionEnd
