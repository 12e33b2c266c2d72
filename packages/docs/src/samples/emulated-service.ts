import type { EmulatedService, Emulator, ServiceName } from "@seamline/emulator";

/** Returns the name of a service in the emulator, for example `mailRooms` for `mail-rooms`. */
export function emulatedName(service: string): ServiceName {
  const name = service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name as ServiceName;
}

/** Returns the emulator's service that corresponds to a service in documents. */
export function emulatedService(emulator: Emulator, service: string): EmulatedService {
  return emulator[emulatedName(service)];
}
