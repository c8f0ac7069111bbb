// A service that another one, or the gateway, gets no answer from.
import { StoreUnavailable } from "@isotrail/eventsourcing";

export class Unreachable extends StoreUnavailable {
  readonly service: string;
  constructor(service: string, cause?: unknown) {
    super(`The service ${service} does not answer at the moment. Try again.`, cause);
    this.name = "Unreachable";
    this.service = service;
  }
}
