@echo off
rem Double-click this on Windows: it opens the website for editing in your browser.
setlocal
cd /d "%~dp0.."

where node >nul 2>nul
if errorlevel 1 (
  echo This computer has no Node yet. Install it from https://nodejs.org, the installer marked LTS,
  echo then double-click this file again.
  goto failed
)

node -e "const [major, minor] = process.versions.node.split('.'); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)"
if errorlevel 1 (
  echo Node on this computer is too old; 20.19 or newer is needed. Install the current one from
  echo https://nodejs.org, marked LTS, then double-click this file again.
  goto failed
)

echo The editor opens in your browser. It works until you close this window.
call npm.cmd run --silent edit
if not errorlevel 1 exit /b 0
echo.
echo The editor could not start, or has stopped. The reason is above; show it to a technician.

:failed
echo.
pause
exit /b 1
