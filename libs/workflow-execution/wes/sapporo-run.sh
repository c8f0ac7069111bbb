#!/usr/bin/env bash
# How sapporo runs CWL on its own machine, without containers: SAPPORO_RUN_SH=<this file>. cwltool and the tools are on PATH.
# Its own run.sh starts containers, and where it is changed to start none, a cancelled run's tools go on; here nothing goes on.
set -u
cwltool=''
trap cancelled USR1 # sapporo's signal of POST /runs/{id}/cancel
trap 'stop; finish SYSTEM_ERROR 143' TERM INT HUP
run_dir=$1
exec 2>>"$run_dir/stderr.log"
export PATH LC_ALL=C.UTF-8

put() { # FILE TEXT: whoever reads it meanwhile sees all of it or what was there before
  printf '%s\n' "$2" >"$run_dir/.$1" && mv "$run_dir/.$1" "$run_dir/$1"
}
finish() { # STATE EXIT-CODE
  trap '' USR1 TERM INT HUP
  rm -rf "$run_dir/tmp"
  put end_time.txt "$(date -u +%Y-%m-%dT%H:%M:%SZ)" # without the Z sapporo does not start again after this
  put exit_code.txt "$2"
  put state.txt "$1"
  exit "$2"
}
stop() { # cwltool does not stop its tools by itself, so all of its process group end
  [ -n "$cwltool" ] || return
  kill -TERM -- "-$cwltool" 2>/dev/null
  for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 -- "-$cwltool" 2>/dev/null || return; sleep 0.2; done
  kill -KILL -- "-$cwltool" 2>/dev/null
}
add_files() { # the ends of the files that steps wrote as their output and errors: they go with the run's folders
  local named file
  while read -r named; do
    case $named in *..*) continue ;; "$run_dir/tmp/"*) file=$named ;; *) continue ;; esac
    [ -f "$file" ] || file=$run_dir/outputs/${named##*/} # where cwltool moves it if it is an output of the whole
    [ -f "$file" ] || continue
    printf '==> %s <==\n' "$named"
    tail -c 8192 "$file"
    echo
  done < <(grep -oE '> /[^ ]+' "$run_dir/stderr.log" | cut -c 3- | sort -u | head -n 40) >&2
}
cancelled() { stop; finish CANCELED 138; }

cd "$run_dir/exe" && mkdir -p "$run_dir/tmp/home" || finish SYSTEM_ERROR 1
document=$(python3 -c 'import json, sys; print(json.load(sys.stdin)["workflow_url"])' <"$run_dir/run_request.json") ||
  finish SYSTEM_ERROR 1
case $document in -* | /* | *..* | *:*) echo 'workflow_url names no attachment' >&2; finish EXECUTOR_ERROR 1 ;; esac

python3 "$(dirname "$0")/fetch-inputs.py" workflow_params.json || finish EXECUTOR_ERROR 1

# in a namespace of its processes, where the system allows one, even what has left the process group ends with cwltool
apart=(unshare --map-current-user --pid --mount-proc --fork --kill-child)
"${apart[@]}" true 2>/dev/null || apart=()
command=(cwltool --no-container --disable-color --leave-tmpdir --outdir "$run_dir/outputs"
  --tmpdir-prefix "$run_dir/tmp/" --tmp-outdir-prefix "$run_dir/tmp/" "$document" workflow_params.json)
printf '%q ' "${command[@]}" >"$run_dir/cmd.txt"
put state.txt RUNNING
env -i "PATH=$PATH" "LC_ALL=$LC_ALL" "HOME=$run_dir/tmp/home" "TMPDIR=$run_dir/tmp" setsid "${apart[@]}" "${command[@]}" \
  >"$run_dir/stdout.log" </dev/null &
cwltool=$!
wait "$cwltool"
code=$?
stop # what cwltool may have left behind
[ "$code" -eq 0 ] || { add_files; finish EXECUTOR_ERROR "$code"; }
sapporo-cli dump-outputs "$run_dir" || finish SYSTEM_ERROR 1
finish COMPLETE 0
