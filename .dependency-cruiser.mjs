// Who may import whom: services are pure and know only ports; libs hold the ports and adapters; deploy wires them.
const ours = "^(libs|services|deploy|test-e2e)/";
const only = (name, from, ...allowed) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: "[.]test[.]ts$" },
  to: { path: ours, pathNot: allowed },
});

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "contracts-and-eventsourcing-import-nothing-of-ours",
      severity: "error",
      from: { path: "^libs/(contracts|eventsourcing)/" },
      to: { path: ours, pathNot: "^libs/$1/" },
    },
    only("adapters-import-the-engine", "^libs/(embedded|cluster)/", "^libs/$1/", "^libs/eventsourcing/"),
    only("workflow-execution-imports-nothing-of-ours", "^libs/workflow-execution/", "^libs/workflow-execution/"),
    only("svg-imports-nothing-of-ours", "^libs/svg/", "^libs/svg/"),
    only("sequence-qc-draws-with-svg", "^libs/sequence-qc/", "^libs/(sequence-qc|svg)/"),
    only("the-http-kit-imports-the-engine", "^libs/http/", "^libs/http/", "^libs/(contracts|eventsourcing)/"),
    only(
      "a-service-imports-libs-only",
      "^services/(?!(?:files|analysis)/)([^/]+)/",
      "^services/$1/",
      "^libs/(contracts|eventsourcing|http)/",
    ),
    only(
      "files-may-import-sequence-qc-too",
      "^services/files/",
      "^services/files/",
      "^libs/(contracts|eventsourcing|http|sequence-qc)/",
    ),
    only(
      "analysis-may-import-workflow-execution-and-svg-too",
      "^services/analysis/",
      "^services/analysis/",
      "^libs/(contracts|eventsourcing|http|workflow-execution|svg)/",
    ),
    {
      name: "a-test-of-a-service-may-also-import-the-embedded-adapters",
      severity: "error",
      from: { path: "^services/([^/]+)/.*[.]test[.]ts$" },
      to: {
        path: ours,
        pathNot: ["^services/$1/", "^libs/(contracts|eventsourcing|http|embedded|sequence-qc|workflow-execution)/"],
      },
    },
    // the rooms of the gateway: formats, proxy, auth, resources, events, openapi; each imports those before it
    ...[
      ["formats", "proxy|auth|resources|events|openapi"],
      ["proxy", "auth|resources|events|openapi"],
      ["auth", "resources|events|openapi"],
      ["resources", "events|openapi"],
      ["events", "openapi"],
    ].map(([room, later]) => ({
      name: `${room}-of-the-gateway-imports-no-later-room`,
      severity: "error",
      from: { path: `^services/gateway/src/${room}/` },
      to: { path: `^services/gateway/src/(${later})/` },
    })),
    // the rooms of a service
    {
      name: "a-decider-is-pure",
      severity: "error",
      from: { path: "^services/.*/decider[.]ts$" },
      to: { path: "/(routes|reads|find|document)[.]ts$|/use-cases/|/node_modules/(fastify|undici)/" },
    },
    {
      name: "a-use-case-knows-no-http",
      severity: "error",
      from: { path: "^services/[^/]+/src/use-cases/", pathNot: "[.]test[.]ts$" },
      to: { path: "routes[.]ts$|/node_modules/(fastify|@fastify)/" },
    },
    {
      name: "tests-from-outside",
      severity: "error",
      from: { path: "^test-e2e/" },
      to: { path: ours, pathNot: ["^test-e2e/", "^libs/contracts/"] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/generated/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["node", "import", "default"],
      extensions: [".ts", ".js", ".mjs", ".json"],
    },
  },
};
