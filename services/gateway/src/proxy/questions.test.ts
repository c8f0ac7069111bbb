// One who asks more than a service can answer at once.
import { sendRecord } from "@isotrail/http";
import { expect, it } from "vitest";
import { accessToken } from "../gateway.testing.ts";
import { client, listening } from "../sockets.testing.ts";

it("200 questions of one user that are not answered hold up no question of another", async () => {
  const answers: (() => void)[] = [];
  const { gateway, port } = await listening(({ catalog }) => {
    catalog.get<{ Params: { project: string } }>("/projects/:project", (request, reply) => {
      const { project } = request.params;
      if (project !== "slow") return sendRecord(reply, 200, 1, { refs: { project } });
      return new Promise((resolve) => answers.push(() => resolve({})));
    });
  });
  const asking = (project: string, token: string) =>
    client(port, `GET /irida/api/projects/${project} HTTP/1.1\nHost: x\nAuthorization: Bearer ${token}`);
  const slow = Array.from({ length: 200 }, () => asking("slow", gateway.token));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const other = asking("1", await accessToken({ sub: "2", epoch: 3 }));
  await expect.poll(other.text, { timeout: 2_000 }).toContain("HTTP/1.1 200 ");
  for (const { socket } of slow) socket.destroy();
  for (let answer = answers.pop(); answer; answer = answers.pop()) {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});
