/** What `--help` prints. */
export const help: string = `seamline-emulator: the services on this machine, with state, a clock to move and faults to inject.

  seamline-emulator [flags]

  --host HOST         address to listen on (127.0.0.1)
  --port PORT         port of the first service; each of the others has its own above it (4010; 0: free ports)
  --services NAMES    some of the services, separated by commas (all)
  --seed FILE         state to start with, as JSON or YAML (empty)
  --example           start with the example: matters, functions and zones to try the first calls on
  --data DIR          keep state in this folder, and go on from there (in memory; needs Node 22.13)
  --rate-limit N      requests per second and key that edge takes (none)
  --limits WORD       off, or reference: the limits of the reference profile (off)
  --profile WORD      documented, or observed: answers as such services were seen to give them (documented)
  --operation-ms N    how long a long-running operation takes, in milliseconds (500)
  --no-code           run no code of functions: deploying one fails (it runs, on this machine, as you)
  --no-install        run no npm for what that code depends on: its archives bring node_modules (npm runs)
  --strict            refuse members and parameters that no operation knows (default: ignored, with a warning)
  --json              print one line of JSON when ready: service names and URLs
  --help, --version

Ctrl-C ends it. Below each URL, /__emulator/ moves the clock, injects faults, resets and shows what came.`;
