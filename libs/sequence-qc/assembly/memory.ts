// Memory of one run: everything is cut from the heap once and never given back, so an instance serves one file only.
// @ts-nocheck: AssemblyScript, compiled by build.ts

let top: usize = 0;

/** Zeroed bytes, aligned to 64; 0 when the memory may not grow further (the module's maximum is set by build.ts). */
export function allocate(bytes: usize): usize {
  const begin = ((top === 0 ? __heap_base : top) + 63) & ~63;
  const end = begin + bytes;
  const missing = (((end + 0xffff) >>> 16) as i32) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) return 0;
  top = end;
  return begin;
}

export function increment(address: usize): void {
  store<u32>(address, load<u32>(address) + 1);
}
