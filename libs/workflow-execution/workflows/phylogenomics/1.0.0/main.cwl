# Phylogenomics: reads are mapped to a reference, variants of all samples are called at once, and the tree is made of them.
cwlVersion: v1.2
class: Workflow
requirements:
  ScatterFeatureRequirement: {}
inputs:
  sample: string[]
  names: File
  forward: File[]
  reverse: File[]
  reference: File
  minimum-mapping-quality: int
  minimum-read-coverage: int
  snv-abundance-ratio: double
steps:
  index:
    run: tools/index.cwl
    in: {reference: reference}
    out: [indexed]
  map:
    run: tools/map.cwl
    scatter: [sample, forward, reverse]
    scatterMethod: dotproduct
    in: {reference: index/indexed, sample: sample, forward: forward, reverse: reverse}
    out: [mapped]
  call:
    run: tools/call.cwl
    in: {reference: index/indexed, mapped: map/mapped, minimum_mapping_quality: minimum-mapping-quality}
    out: [variants]
  compare:
    run: tools/compare.cwl
    in:
      variants: call/variants
      names: names
      minimum_read_coverage: minimum-read-coverage
      snv_abundance_ratio: snv-abundance-ratio
    out: [table, matrix, alignment]
  infer:
    run: tools/infer.cwl
    in: {alignment: compare/alignment}
    out: [tree]
  label:
    run: tools/label.cwl
    in: {tree: infer/tree, names: names}
    out: [labelled]
outputs:
  tree: {type: File, outputSource: label/labelled}
  matrix: {type: File, outputSource: compare/matrix}
  table: {type: File, outputSource: compare/table}
