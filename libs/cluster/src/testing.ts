// For tests: places on the servers that the environment names.
export {};
