// The cwltool that tests use: that of `npm run workflows`, or one of the machine.
import { existsSync } from "node:fs";
import { join } from "node:path";

const places = [
  join(import.meta.dirname, "../../../../.workflows/bin/cwltool"),
  "/usr/local/bin/cwltool",
  "/usr/bin/cwltool",
];

export const cwltool = places.find((path) => existsSync(path));
