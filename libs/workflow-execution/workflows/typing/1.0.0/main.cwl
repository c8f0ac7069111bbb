# Typing of one sample: its reads are assembled, and the alleles of a scheme's loci are looked for in the contigs.
cwlVersion: v1.2
class: Workflow
inputs:
  sample: string
  names: File
  forward: File
  reverse: File
  scheme: File
  assembly-contig-min-length: int
  minimum-identity: double
  minimum-coverage: double
steps:
  assemble:
    run: tools/assemble.cwl
    in: {forward: forward, reverse: reverse}
    out: [contigs]
  filter:
    run: tools/filter.cwl
    in:
      contigs: assemble/contigs
      sample: sample
      names: names
      min_length: assembly-contig-min-length
      min_coverage_ratio: {default: 0.33}
      repeat_coverage_ratio: {default: 1.75}
    out: [with_repeats]
  measure:
    run: tools/measure.cwl
    in: {contigs: filter/with_repeats}
    out: [stats]
  search:
    run: tools/search.cwl
    in: {scheme: scheme, contigs: filter/with_repeats, minimum_identity: minimum-identity}
    out: [hits, alleles]
  call:
    run: tools/call.cwl
    in:
      hits: search/hits
      scheme: search/alleles
      contigs: filter/with_repeats
      sample: sample
      names: names
      minimum_coverage: minimum-coverage
    out: [profile, alleles, predictions, novel]
outputs:
  typing-cgmlst: {type: File, outputSource: call/profile}
  assembly-stats: {type: File, outputSource: measure/stats}
  typing-alleles: {type: File, outputSource: call/alleles}
  assembly: {type: File, outputSource: filter/with_repeats}
  typing-predictions: {type: File, outputSource: call/predictions}
  typing-novel-alleles: {type: File, outputSource: call/novel}
