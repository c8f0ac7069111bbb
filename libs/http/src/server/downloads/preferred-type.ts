// Content negotiation (RFC 9110, section 12.5.1) among the media types of one resource. The gateway has refused all others.

const JSON_TYPE = "application/json";

/** The first type of Accept that is offered; JSON for wildcards and for anything else. */
export function preferredType<Type extends string>(
  accept: string | undefined,
  offered: readonly Type[],
): Type | typeof JSON_TYPE {
  for (const range of (accept ?? "").toLowerCase().split(",")) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
    if (parameters.some((one) => /^q=0(\.0*)?$/.test(one))) continue;
    const found = offered.find((one) => one === type);
    if (found) return found;
    if ([JSON_TYPE, "*/*", "application/*"].includes(type)) return JSON_TYPE;
  }
  return JSON_TYPE;
}
