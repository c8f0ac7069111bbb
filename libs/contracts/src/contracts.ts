// What the outside sees: the public events of every service.
import "./protobuf.ts";

export { isotrail } from "../generated/events.js";
