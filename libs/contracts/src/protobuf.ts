// Makes protobuf's 64-bit integers plain numbers, exact to 2^53. Import this before anything is encoded or decoded.
import protobuf from "protobufjs/minimal.js";

// protobufjs declares Long as always there; without it readers and writers use numbers
Object.assign(protobuf.util, { Long: null });
protobuf.configure();
