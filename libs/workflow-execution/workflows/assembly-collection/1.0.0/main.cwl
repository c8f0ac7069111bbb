# Assembly and annotation of several samples: the steps of the assembly for each, then one file of all of each output.
cwlVersion: v1.2
class: Workflow
requirements:
  ScatterFeatureRequirement: {}
inputs:
  sample: string[]
  names: File
  forward: File[]
  reverse: File[]
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
    scatter: [forward, reverse]
    scatterMethod: dotproduct
    in:
      forward: forward
      reverse: reverse
      min_overlap: read-merge-min-overlap
      max_overlap: read-merge-max-overlap
    out: [log, merged, forward_left, reverse_left]
  assemble:
    run: tools/assemble.cwl
    scatter: [merged, forward, reverse]
    scatterMethod: dotproduct
    in: {merged: merge/merged, forward: merge/forward_left, reverse: merge/reverse_left}
    out: [contigs, log]
  filter:
    run: tools/filter.cwl
    scatter: [contigs, sample]
    scatterMethod: dotproduct
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
    scatter: contigs
    in: {contigs: filter/with_repeats}
    out: [stats]
  annotate:
    run: tools/annotate.cwl
    scatter: contigs
    in: {contigs: filter/with_repeats, database: annotation-database, evalue: annotation-evalue}
    out: [flatfile, stats, log, error]
  collect-read-merge-log:
    run: tools/collect.cwl
    in: {form: {default: text}, file: {default: read-merge.log}, names: names, files: merge/log}
    out: [collected]
  collect-assembly-log:
    run: tools/collect.cwl
    in: {form: {default: text}, file: {default: spades.log}, names: names, files: assemble/log}
    out: [collected]
  collect-filter-assembly-log:
    run: tools/collect.cwl
    in: {form: {default: text}, file: {default: filter-assembly.log}, names: names, files: filter/log}
    out: [collected]
  collect-contigs-all:
    run: tools/collect.cwl
    in: {form: {default: sequences}, file: {default: contigs-all.fasta}, names: names, files: filter/all}
    out: [collected]
  collect-contigs-with-repeats:
    run: tools/collect.cwl
    in: {form: {default: sequences}, file: {default: contigs-with-repeats.fasta}, names: names, files: filter/with_repeats}
    out: [collected]
  collect-contigs-without-repeats:
    run: tools/collect.cwl
    in: {form: {default: sequences}, file: {default: contigs-without-repeats.fasta}, names: names, files: filter/without_repeats}
    out: [collected]
  collect-assembly-stats-repeats:
    run: tools/collect.cwl
    in: {form: {default: table}, file: {default: assembly-stats.tsv}, names: names, files: measure/stats}
    out: [collected]
  collect-annotations-flatfile:
    run: tools/collect.cwl
    in: {form: {default: flatfile}, file: {default: genome.gbk}, names: names, files: annotate/flatfile}
    out: [collected]
  collect-annotations-stats:
    run: tools/collect.cwl
    in: {form: {default: text}, file: {default: genome.txt}, names: names, files: annotate/stats}
    out: [collected]
  collect-annotations-log:
    run: tools/collect.cwl
    in: {form: {default: text}, file: {default: genome.log}, names: names, files: annotate/log}
    out: [collected]
  collect-annotations-error:
    run: tools/collect.cwl
    in: {form: {default: text}, file: {default: genome.err}, names: names, files: annotate/error}
    out: [collected]
outputs:
  read-merge-log: {type: File, outputSource: collect-read-merge-log/collected}
  assembly-log: {type: File, outputSource: collect-assembly-log/collected}
  filter-assembly-log: {type: File, outputSource: collect-filter-assembly-log/collected}
  contigs-all: {type: File, outputSource: collect-contigs-all/collected}
  contigs-with-repeats: {type: File, outputSource: collect-contigs-with-repeats/collected}
  contigs-without-repeats: {type: File, outputSource: collect-contigs-without-repeats/collected}
  assembly-stats-repeats: {type: File, outputSource: collect-assembly-stats-repeats/collected}
  annotations-flatfile: {type: File, outputSource: collect-annotations-flatfile/collected}
  annotations-stats: {type: File, outputSource: collect-annotations-stats/collected}
  annotations-log: {type: File, outputSource: collect-annotations-log/collected}
  annotations-error: {type: File, outputSource: collect-annotations-error/collected}
