// The public resources of the groups of users that are members of a project.
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { READS_GROUPS, toProject, toProjects } from "./resources.ts";
import { groupOfProjectSchema, memberChangesSchema, newGroupSchema } from "./schema.ts";

const toGroups: LinkTemplate = { rel: "project/groups", href: "/projects/{project}/groups", roles: READS_GROUPS };
const toMembership: LinkTemplate = { rel: "self", href: "/projects/{project}/groups/{group}", roles: READS_GROUPS };

const groupOfProject: RecordType = {
  name: "group of a project",
  schema: groupOfProjectSchema,
  links: [
    toMembership,
    { rel: "relationship", href: "/projects/{project}/groups/{group}" },
    { rel: "group", href: "/groups/{group}", when: ({ gone }) => !gone },
    toGroups,
    toProject,
  ],
  // whoever was an owner only through this group may read the project no more
  afterChange: [toMembership, toGroups, toProject, toProjects],
  afterDelete: [toGroups, toProject, toProjects],
};

export const groupResources: readonly Resource[] = [
  {
    path: "/projects/:project/groups",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newGroupSchema } },
    record: groupOfProject,
    collection: [{ rel: "self", href: "/projects/{project}/groups" }, toProject],
  },
  {
    path: "/projects/:project/groups/:group",
    methods: { GET: "record", PATCH: "change", DELETE: "delete" },
    bodies: { PATCH: { "application/json": memberChangesSchema } },
    record: groupOfProject,
  },
];
