# call.sh MINIMUM_MAPPING_QUALITY REFERENCE BAM…: writes variants.vcf into this folder.
set -eu -o pipefail
quality=$1 reference=$2
shift 2
bcftools mpileup -Ou -q "$quality" -Q 20 -d 1000 -I -a FORMAT/AD,FORMAT/DP -f "$reference" -- "$@" |
  bcftools call -mv --ploidy 1 -Ov -o variants.vcf
