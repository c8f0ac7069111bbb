# Counts the reads of each sample, and puts the counts into one table.
cwlVersion: v1.2
class: Workflow
requirements:
  ScatterFeatureRequirement: {}
inputs:
  samples: string[]
  forward: File[]
  reverse: File[]
  names: File
  heading: string
steps:
  count:
    run: tools/count.cwl
    scatter: [sample, forward, reverse]
    scatterMethod: dotproduct
    in:
      sample: samples
      forward: forward
      reverse: reverse
    out: [line]
  collect:
    run: tools/collect.cwl
    in:
      heading: heading
      lines: count/line
      names: names
    out: [table, names_used]
outputs:
  read-counts:
    type: File
    outputSource: collect/table
  names-used:
    type: File
    outputSource: collect/names_used
