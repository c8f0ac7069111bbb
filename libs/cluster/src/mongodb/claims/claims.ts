// Claims: the key is the _id, so a unique insert decides; every change is on condition that the claim is as it was read.
import type { Claim, Claims, ClaimUpkeep } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { withNul, withoutNul } from "../connect.ts";
import { call, isDuplicate } from "../errors.ts";

export type ClaimDocument = {
  _id: string;
  stream: string;
  version: number;
  commitId: string;
  at: number;
  note: string;
};

export const CLAIM_INDEXES = [{ key: { at: 1 } }] as const;

export const mongodbClaims = (claims: Collection<ClaimDocument>): Claims & ClaimUpkeep => ({
  ...claimsOfCommands(claims),
  ...claimUpkeep(claims),
});

function claimsOfCommands(claims: Collection<ClaimDocument>): Claims {
  const get = async (key: string) => {
    const found = await call(() => claims.findOne({ _id: withoutNul(key) }));
    return found ? claimOf(found) : undefined;
  };
  return {
    async take(claim) {
      for (;;) {
        try {
          await call(() => claims.insertOne(documentOf(claim)));
          return undefined;
        } catch (error) {
          if (!isDuplicate(error)) throw error;
        }
        const held = await get(claim.key);
        if (held) return held; // otherwise it was released meanwhile
      }
    },
    get,
    async replace(held, by) {
      const { matchedCount } = await call(() => claims.replaceOne(documentOf(held), documentOf(by)));
      return matchedCount === 1;
    },
    async release(held) {
      const { deletedCount } = await call(() => claims.deleteOne(documentOf(held)));
      return deletedCount === 1;
    },
  };
}

function claimUpkeep(claims: Collection<ClaimDocument>): ClaimUpkeep {
  return {
    async list(after, limit) {
      const page = claims.find({ _id: { $gt: withoutNul(after) } }, { sort: { _id: 1 }, limit });
      return (await call(() => page.toArray())).map(claimOf);
    },
    async since(at) {
      const young = claims.find({ at: { $gte: at } }, { sort: { at: 1 } });
      return (await call(() => young.toArray())).map(claimOf);
    },
    async sweep(prefix, at) {
      const range = { $gte: withoutNul(prefix), $lt: `${withoutNul(prefix)}\u{10ffff}` };
      await call(() => claims.deleteMany({ _id: range, at: { $lt: at } }));
    },
  };
}

const documentOf = ({ key, stream, version, commitId, at, note }: Claim): ClaimDocument => ({
  _id: withoutNul(key),
  stream,
  version,
  commitId,
  at,
  note,
});

const claimOf = ({ _id, stream, version, commitId, at, note }: ClaimDocument): Claim => ({
  key: withNul(_id),
  stream,
  version,
  commitId,
  at,
  note,
});
