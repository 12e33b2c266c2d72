import type { CodeRunner } from "../service/code-runner.ts";

/** A runner whose calls need not be waited for: code may take minutes. */
export interface InterruptibleRunner extends CodeRunner {
  /** Ends calls that are under way, and those that are begun until it goes on, with the reason. */
  interrupt(reason: unknown): void;
  goOn(): void;
}

/**
 * The same runner, whose calls end when the state is replaced, and when the emulator closes. Deployments are ended by
 * who has begun them.
 *
 * @param closing aborts when the emulator closes: nothing goes on after that
 */
export function interruptibleRunner(runner: CodeRunner, closing: AbortSignal): InterruptibleRunner {
  const calls = new Set<AbortController>();
  let interruption: { readonly reason: unknown } | undefined;
  const interrupt = (reason: unknown): void => {
    interruption = { reason };
    for (const call of calls) call.abort(reason);
  };
  closing.addEventListener("abort", () => interrupt(closing.reason));
  return {
    runs: (runtime) => runner.runs(runtime),
    deploy: (program, reached, signal) => runner.deploy(program, reached, signal),
    async send(program, request) {
      if (interruption) throw interruption.reason;
      const call = callOf(request.signal);
      calls.add(call);
      try {
        return await runner.send(program, { ...request, signal: call.signal });
      } finally {
        calls.delete(call);
      }
    },
    logs: (programId) => runner.logs(programId),
    retire: (programId) => runner.retire(programId),
    stopAll: () => runner.stopAll(),
    close: () => runner.close(),
    interrupt,
    goOn() {
      if (!closing.aborted) interruption = undefined;
    },
  };
}

/** Ends with the caller, too, for as long as the answer takes. */
function callOf(caller: AbortSignal | undefined): AbortController {
  const call = new AbortController();
  if (caller?.aborted) call.abort(caller.reason);
  else caller?.addEventListener("abort", () => call.abort(caller.reason), { once: true });
  return call;
}
