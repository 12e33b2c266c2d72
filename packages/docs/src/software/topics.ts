/** A page that documents related exports, such as options. The pages for their entries only link to this page. */
export interface Topic {
  readonly title: string;
  readonly url: string;
  /** One sentence. */
  readonly description: string;
  /** A guide about the topic. */
  readonly guide: { readonly title: string; readonly url: string };
  /** Export names by package, in page order. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

export const TOPICS: readonly Topic[] = [
  {
    title: "Client options and hooks",
    url: "/clients/options/",
    description:
      "The options of clients, calls, retries, waits and pages, and the events that hooks receive.",
    guide: { title: "Errors, retries and limits", url: "/guides/errors/" },
    names: {
      "@seamline/client-core": [
        ...["ClientOptions", "AuthenticatedClientOptions", "CallOptions", "RetryOptions", "WaitOptions"],
        ...[
          "WaitUntilOptions",
          "PagesOptions",
          "ToArrayOptions",
          "EnvironmentOptions",
          "EnvironmentVariables",
        ],
        ...["Hooks", "AttemptEvent", "CallEvent", "PageEvent", "PollEvent", "RetryEvent", "TimedEvent"],
      ],
    },
  },
  {
    title: "Client errors",
    url: "/clients/errors/",
    description:
      "The errors that calls throw: their meaning, their members, and the guards that recognize them.",
    guide: { title: "Handle errors", url: "/guides/errors/" },
    names: {
      "@seamline/client-core": [
        ...["SeamlineError", "isSeamlineError", "ApiError", "isApiError", "NetworkError", "isNetworkError"],
        ...[
          "TimeoutError",
          "isTimeoutError",
          "AbortError",
          "isAbortError",
          "RedirectError",
          "isRedirectError",
        ],
        ...["ResponseTooLargeError", "isResponseTooLargeError", "ValidationError", "isValidationError"],
        ...["InvalidArgumentError", "isInvalidArgumentError", "PaginationLoopError", "isPaginationLoopError"],
        ...["OperationFailedError", "isOperationFailedError", "OperationTimeoutError"],
        ...["isOperationTimeoutError", "IntegrityError"],
      ],
    },
  },
  {
    title: "Options of createEmulator",
    url: "/emulator/options/",
    description: "The options of createEmulator, listen, the clock, and emulators for your own services.",
    guide: { title: "Testing with the emulator", url: "/guides/testing/" },
    names: {
      "@seamline/emulator": ["createEmulator", "EmulatorOptions", "listen", "ListenOptions", "LogOptions"],
      "@seamline/emulator-kit": [
        "EmulatorOptions",
        "ClockOptions",
        "ClockMode",
        "Limits",
        "Profile",
        "StoreFactory",
      ],
    },
  },
  {
    title: "Faults",
    url: "/emulator/faults/",
    description: "The faults that an emulator can inject, the requests that they affect, and their effects.",
    guide: { title: "Testing with the emulator", url: "/guides/testing/" },
    names: {
      "@seamline/emulator-kit": [
        ...[
          "FaultInput",
          "FaultScope",
          "TransportFault",
          "ServiceFault",
          "FaultState",
          "Faults",
          "FaultProblem",
        ],
        ...["InvalidFaultError"],
      ],
    },
  },
];
