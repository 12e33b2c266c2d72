import type { EmulatedService, Emulator, ServiceName } from "@seamline/emulator";

/** The emulator's name of a service: `mailRooms` for the documents of `mail-rooms`. */
export function emulatedName(service: string): ServiceName {
  const name = service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name as ServiceName;
}

/** The service of an emulator that documents are of. */
export function emulatedService(emulator: Emulator, service: string): EmulatedService {
  return emulator[emulatedName(service)];
}
