// A lease: of all processes of a service, one does the work.

export interface Lease {
  /**
   * Runs `work` while this process holds the lease, again and again until `signal` aborts. Work's own signal aborts when
   * the lease is lost. Errors of work are not reported: it gets another turn.
   */
  run(name: string, work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void>;
}
