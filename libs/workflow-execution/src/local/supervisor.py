"""Runs one command for the local engine, within limits, and writes down how it ended. Survives the death of Isotrail."""
import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
import time

from usage import descendants, excess_of_disk, excess_of_processes

PR_SET_CHILD_SUBREAPER = 36
WATCHED = {signal.SIGCHLD, signal.SIGTERM}


def main(folder):
    os.umask(0o077)
    signal.pthread_sigmask(signal.SIG_BLOCK, WATCHED)
    with open(os.path.join(folder, "launch.json")) as file:
        launch = json.load(file)
    if not claim(folder):
        return
    # processes whose parent has ended become children of this one: none can hide, not even in a session of its own
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    reserve(folder)
    if os.path.exists(os.path.join(folder, "cancelled")):
        outcome = {"exitCode": None, "reason": "cancelled"}
    else:
        outcome = run(folder, launch)
    write_outcome(folder, outcome)


def claim(folder):
    """One supervisor for each run, however many were started: a link to a name that is taken fails."""
    with open("/proc/self/stat") as file:
        started = file.read().rpartition(")")[2].split()[19]
    with open("/proc/sys/kernel/random/boot_id") as file:
        boot = file.read().strip()
    own = os.path.join(folder, f"process.json.{os.getpid()}.{started}")
    with open(own, "w") as file:
        json.dump({"pid": os.getpid(), "started": started, "boot": boot}, file)
    try:
        os.link(own, os.path.join(folder, "process.json"))
        return True
    except FileExistsError:
        return False
    finally:
        os.unlink(own)


def reserve(folder):
    """Room for the outcome, should the run fill the disk."""
    with open(os.path.join(folder, "outcome.json.part"), "w") as file:
        file.write(" " * 4096)


def write_outcome(folder, outcome):
    part = os.path.join(folder, "outcome.json.part")
    with open(part, "r+") as file:
        file.write(json.dumps(outcome))
        file.truncate()
    os.rename(part, os.path.join(folder, "outcome.json"))


def run(folder, launch):
    limits = launch["limits"]
    with open(os.path.join(folder, "stdout"), "wb") as out, open(os.path.join(folder, "stderr"), "wb") as err:
        try:
            command = subprocess.Popen(
                launch["command"], cwd=launch["cwd"], env=launch["environment"], stdin=subprocess.DEVNULL,
                stdout=out, stderr=err, start_new_session=True, preexec_fn=lambda: confine(limits))
        except (OSError, subprocess.SubprocessError) as error:
            return {"exitCode": None, "reason": f"It cannot be started: {error}."}
    code, reason = follow(command.pid, folder, limits)
    kill_all()
    return {"exitCode": code, "reason": reason}


def confine(limits):
    """In the new process, before the command: what the kernel itself watches over."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, WATCHED)
    os.nice(10)
    with open("/proc/self/oom_score_adj", "w") as file:
        file.write("1000")  # when the machine runs out of memory a run ends before a service does
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for what, most in ((resource.RLIMIT_FSIZE, limits["disk"]), (resource.RLIMIT_NOFILE, limits["openFiles"]),
                       (resource.RLIMIT_CPU, limits["cpuSeconds"])):
        hard = resource.getrlimit(what)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (most, most))


def follow(child, folder, limits):
    """Until the command ends, or is ended. Answers its exit code, and why it was ended."""
    ends = time.monotonic() + limits["seconds"]
    look_at_disk = 0
    pause = 0.02
    while True:
        code = reap(child)
        if code is not None:
            return code, None
        began = time.monotonic()
        reason = excess_of_processes(limits) if began < ends else f"It took longer than {duration(limits['seconds'])}."
        looked = time.monotonic()
        if not reason and looked >= look_at_disk:
            reason = excess_of_disk(folder, limits)
            now = time.monotonic()
            look_at_disk = now + max(1, 5 * (now - looked))  # however many files there are to look at
        if reason:
            return None, reason
        pause = min(pause * 1.5, 0.5)
        told = signal.sigtimedwait(WATCHED, max(pause, 20 * (looked - began)))  # however many processes there are
        if told and told.si_signo == signal.SIGTERM:
            return None, "cancelled"


def duration(seconds):
    number, unit = (seconds / 60, "minute") if seconds >= 60 else (seconds, "second")
    return f"{number:g} {unit}" if number == 1 else f"{number:g} {unit}s"


def reap(child):
    """The exit code of the command once it has ended; other children that ended are let go."""
    code = None
    try:
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return code
            if pid == child:
                code = os.waitstatus_to_exitcode(status)
    except ChildProcessError:
        return code


def kill_all():
    """Nothing goes on after the command. Nothing that a tool would write at its end is kept, so none is asked first."""
    while True:
        found = descendants()
        if not found:
            return
        for pid in found:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        reap(None)
        time.sleep(0.01)


if __name__ == "__main__":
    main(sys.argv[1])
