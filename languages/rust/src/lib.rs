//! Helpers for all Rust stories: environment, output, upload to a signed URL, and polling.

use serde::Serialize;
use serde_json::Value;
use std::time::{Duration, Instant};

const LONGEST_WAIT: Duration = Duration::from_secs(60);
const BETWEEN_POLLS: Duration = Duration::from_millis(50);

/// Base URL of the service.
pub fn url() -> String {
    variable("SEAMLINE_URL")
}

/// Token or key that is sent with every call.
pub fn credential() -> String {
    variable("SEAMLINE_CREDENTIAL")
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set"))
}

/// Prints a step as a line of JSON. The values must be an object.
pub fn say(step: &str, mut values: Value) {
    values["step"] = step.into();
    println!("{values}");
}

/// Uploads the archive of the story with the documented headers and without credentials, and returns the status.
pub async fn upload(url: &str, headers: &[(&str, &str)]) -> u16 {
    let archive = std::fs::read(variable("SEAMLINE_ARCHIVE")).expect("the archive can be read");
    let request = reqwest::Client::new().put(url).header("content-type", "application/zip").body(archive);
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    request.send().await.expect("the upload has a response").status().as_u16()
}

/// Polls a long-running operation until it is done, for at most a minute.
pub async fn poll<T>(mut read: impl AsyncFnMut() -> T, is_done: impl Fn(&T) -> bool) -> T {
    let end = Instant::now() + LONGEST_WAIT;
    loop {
        let answer = read().await;
        if is_done(&answer) {
            return answer;
        }
        assert!(Instant::now() < end, "the operation did not finish within a minute");
        tokio::time::sleep(BETWEEN_POLLS).await;
    }
}

/// Returns the string in a required or optional field. It is empty without a value.
pub fn text(field: &impl Serialize) -> String {
    let value = serde_json::to_value(field).expect("a field is JSON");
    value.as_str().unwrap_or_default().to_owned()
}

/// Returns the last segment of a resource name.
pub fn last_segment(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}
