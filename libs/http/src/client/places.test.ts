// Who gets a place, and how long the others wait.
import { expect, it } from "vitest";
import { NoPlace, Places } from "./places.ts";

const limits = { places: 2, waiting: 10, waitTimeout: 5_000 };

/** Takes a place and notes who got one. */
const taking = (places: Places) => {
  const got: string[] = [];
  const take = async (user: string, signal?: AbortSignal) => {
    const leave = await places.take(user, signal);
    got.push(user);
    return leave;
  };
  return { got, take };
};

it("places go to those who wait, in turn", async () => {
  const { got, take } = taking(new Places(limits));
  const first = await take("a");
  await take("b");
  const third = take("c");
  const fourth = take("d");
  await Promise.resolve();
  expect(got).toEqual(["a", "b"]);
  first();
  first(); // leaving twice frees one place only
  (await third)();
  await fourth;
  expect(got).toEqual(["a", "b", "c", "d"]);
});

it("a user who has as many as one may have lets the others go before", async () => {
  const { got, take } = taking(new Places({ ...limits, places: 3, placesOfUser: 2 }));
  const own = await take("a");
  await take("a");
  const third = take("a");
  (await take("b"))();
  await take("c");
  expect(got).toEqual(["a", "a", "b", "c"]);
  own();
  await third;
  expect(got).toHaveLength(5);
});

it("waiting ends, and is bounded in all and for each user", async () => {
  const places = new Places({ places: 1, waiting: 2, waitingOfUser: 1, waitTimeout: 50 });
  await places.take("a");
  const begun = performance.now();
  const late = expect(places.take("a")).rejects.toBeInstanceOf(NoPlace);
  await expect(places.take("a")).rejects.toBeInstanceOf(NoPlace);
  const other = expect(places.take("b")).rejects.toBeInstanceOf(NoPlace);
  await expect(places.take("c")).rejects.toBeInstanceOf(NoPlace);
  expect(performance.now() - begun).toBeLessThan(40);
  await Promise.all([late, other]);
  expect(performance.now() - begun).toBeGreaterThan(40);
});

it("whoever gives up leaves the queue", async () => {
  const places = new Places({ ...limits, places: 1 });
  const leave = await places.take("a");
  const abort = new AbortController();
  const given = expect(places.take("b", abort.signal)).rejects.toThrow("gone");
  abort.abort(new Error("gone"));
  await given;
  const next = places.take("c");
  leave();
  await next;
});
