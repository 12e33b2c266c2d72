import type { Attachment } from "@seamline/emulator-kit";
import type { CodeRunner } from "@seamline/function-runner/code-runner";

/** A runner that can interrupt calls, because code can run for minutes. */
export interface InterruptibleRunner extends CodeRunner, Attachment {}

/**
 * Wraps a runner so that calls are aborted when the state is replaced or the emulator closes. Deployments are aborted
 * with the background jobs that started them.
 *
 * @param closing aborts when the emulator closes; the runner cannot be resumed after that
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
    resume() {
      if (!closing.aborted) interruption = undefined;
    },
  };
}

/** Creates a controller that also aborts when the caller's signal aborts. */
function callOf(caller: AbortSignal | undefined): AbortController {
  const call = new AbortController();
  if (caller?.aborted) call.abort(caller.reason);
  else caller?.addEventListener("abort", () => call.abort(caller.reason), { once: true });
  return call;
}
