// The other public clients, which come to life with the analysis service.
import { test } from "vitest";

test.skip("irida-sistr-results 0.6.0 asks for project/analyses, which comes with the analysis service", () => {});
test.skip("irida-staramr-results 0.3.1 asks for project/analyses, which comes with the analysis service", () => {});
test.skip("qi-irida-utils 0.1.2 cannot be imported as it is installed, and calls an uploader at a path of its author", () => {});
