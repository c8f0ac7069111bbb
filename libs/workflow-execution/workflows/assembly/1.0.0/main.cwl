# Assembly and annotation of one sample: reads that overlap are merged, assembled, filtered, measured and annotated.
cwlVersion: v1.2
class: Workflow
inputs:
  sample: string
  names: File
  forward: File
  reverse: File
  read-merge-min-overlap: int
  read-merge-max-overlap: int
  assembly-contig-min-length: int
  assembly-contig-min-coverage-ratio: double
  assembly-contig-repeat-coverage-ratio: double
  annotation-evalue: double
  annotation-database: Directory
steps:
  merge:
    run: tools/merge.cwl
    in:
      forward: forward
      reverse: reverse
      min_overlap: read-merge-min-overlap
      max_overlap: read-merge-max-overlap
    out: [log, merged, forward_left, reverse_left]
  assemble:
    run: tools/assemble.cwl
    in: {merged: merge/merged, forward: merge/forward_left, reverse: merge/reverse_left}
    out: [contigs, log]
  filter:
    run: tools/filter.cwl
    in:
      contigs: assemble/contigs
      sample: sample
      names: names
      min_length: assembly-contig-min-length
      min_coverage_ratio: assembly-contig-min-coverage-ratio
      repeat_coverage_ratio: assembly-contig-repeat-coverage-ratio
    out: [log, all, with_repeats, without_repeats]
  measure:
    run: tools/measure.cwl
    in: {contigs: filter/with_repeats}
    out: [stats]
  annotate:
    run: tools/annotate.cwl
    in: {contigs: filter/with_repeats, database: annotation-database, evalue: annotation-evalue}
    out: [flatfile, stats, log, error]
outputs:
  read-merge-log: {type: File, outputSource: merge/log}
  assembly-log: {type: File, outputSource: assemble/log}
  filter-assembly-log: {type: File, outputSource: filter/log}
  contigs-all: {type: File, outputSource: filter/all}
  contigs-with-repeats: {type: File, outputSource: filter/with_repeats}
  contigs-without-repeats: {type: File, outputSource: filter/without_repeats}
  assembly-stats-repeats: {type: File, outputSource: measure/stats}
  annotations-flatfile: {type: File, outputSource: annotate/flatfile}
  annotations-stats: {type: File, outputSource: annotate/stats}
  annotations-log: {type: File, outputSource: annotate/log}
  annotations-error: {type: File, outputSource: annotate/error}
