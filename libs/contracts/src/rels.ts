// The names of links that clients follow.
export {};
