// A version of a workflow, as its folder's workflow.json describes it: data, so that an operator adds one without code.

/** "phylogenomics", "assembly", "assembly-collection", "typing"; an operator's workflow may name a type of its own. */
export type AnalysisType = string;

export type WorkflowManifest = {
  /** UUID of this version: a new version has a new one. The API's `workflowId`. */
  readonly id: string;
  /** "Assembly and annotation" */
  readonly name: string;
  /** "1.0.0" */
  readonly version: string;
  readonly type: AnalysisType;
  readonly description: string;
  /** Takes submissions that name only the type. One version of each type. */
  readonly default?: boolean;
  /** Takes no new submissions; those that it has stay. */
  readonly disabled?: boolean;
  /** The CWL v1.2 document in the folder: "main.cwl". */
  readonly cwl: string;
  readonly reads: Reads;
  /**
   * The input that takes a JSON file `{"s1": "08-5578", …}`: the name of each sample by the name that it has in the run.
   * Names of samples never become names of files or arguments of tools.
   */
  readonly names?: string;
  readonly parameters: readonly Parameter[];
  readonly outputs: readonly Output[];
  /** What is kept as metadata of the sample where a submission asks for it; only of a workflow of one sample. */
  readonly metadata?: readonly MetadataSource[];
  readonly resources: Resources;
  readonly tools: readonly Tool[];
};

/** How sequence files enter: with `samples.most` 1 as values, otherwise as arrays of the same order. */
export type Reads = {
  readonly layout: "paired" | "single";
  readonly samples: { readonly least: number; readonly most: number };
  /** Inputs of the CWL document: the name in the run ("s1", "s2", …), and the files. Of single-end reads only `forward`. */
  readonly sample?: string;
  readonly forward: string;
  readonly reverse?: string;
};

/** What a submission may set in `inputParameters`, whose values are texts. */
export type Parameter = {
  /** The API's name of it, and that of the CWL input unless `input` says another. */
  readonly name: string;
  readonly input?: string;
  readonly description: string;
  readonly required?: boolean;
} & (
  | { readonly type: "integer" | "number"; readonly default?: number; readonly least?: number; readonly most?: number }
  | { readonly type: "boolean"; readonly default?: boolean }
  | {
      readonly type: "text";
      readonly default?: string;
      readonly choices?: readonly string[];
      readonly pattern?: string;
    }
  /** The name of a file or folder in a folder of the site's data: "ecoli-k12" is references/ecoli-k12.fasta. */
  | { readonly type: "site data"; readonly folder: string; readonly form: "file" | "folder"; readonly default?: string }
);

export type Output = {
  /** The rel is `outputFile/<name>`. "contigs-all" */
  readonly name: string;
  /** The output of the CWL document; the name unless given. */
  readonly output?: string;
  /** "contigs-all.fasta" */
  readonly fileName: string;
  /** Named in the record; the bytes are answered as text/plain. */
  readonly mediaType?: string;
  /** What people can look at instead of reading the file. */
  readonly picture?: "tree" | "distance matrix" | "allele profile";
};

/** `field` is an entry of the sample's metadata; `key` is found in the output: a JSON object, or lines of key, tab, value. */
export type MetadataSource = {
  readonly output: string;
  readonly format: "json" | "tsv";
  readonly values: readonly { readonly key: string; readonly field: string }[];
};

export type Resources = {
  readonly cores: number;
  /** MiB. */
  readonly memory: number;
  /** MiB of the run's folder, inputs and outputs included. */
  readonly disk: number;
  /** Of one attempt. */
  readonly minutes: number;
};

/** A program that the workflow runs: how it is found, and the Debian package that brings it. */
export type Tool = { readonly name: string; readonly command: string; readonly package?: string };

/** A version of a workflow with its files. */
export type Workflow = WorkflowManifest & {
  /** Where the files lie. */
  readonly folder: string;
  /** Paths below the folder, of everything that the CWL document needs. */
  readonly files: readonly string[];
  /** SHA-256 over the manifest and the files, lower-case hexadecimal. */
  readonly digest: string;
};
