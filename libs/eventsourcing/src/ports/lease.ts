// A lease: of all processes of a service, one does the work.

export interface Lease {
  /**
   * Runs `work` while this process holds the lease, again and again until `signal` aborts. Work's own signal aborts when
   * the lease is lost. Work that fails or ends is run again; it reports its own errors.
   */
  run(name: string, work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void>;
}
