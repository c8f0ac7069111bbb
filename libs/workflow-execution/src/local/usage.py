"""What the processes and the files of a run use, compared with what they may."""
import os
import resource
import stat

MEBIBYTE = 1024 * 1024
LEAST_FILE = 4096


def excess_of_processes(limits):
    found = descendants()
    if len(found) > limits["processes"]:
        return f"It started more than {limits['processes']} processes."
    if sum(memory_of(pid) for pid in found) > limits["memory"]:
        return f"It needed more than {limits['memory'] // MEBIBYTE} MiB of memory."
    return None


def descendants():
    """All processes that come from this one."""
    children = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    parent = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                continue  # has ended meanwhile
            children.setdefault(parent, []).append(int(name))
    found = []
    waiting = [os.getpid()]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


def memory_of(pid):
    """Bytes in memory that are its own: pages of files, such as a database that tools map, can be given back any time."""
    try:
        with open(f"/proc/{pid}/statm") as file:
            resident, shared = file.read().split()[1:3]
    except OSError:
        return 0
    return (int(resident) - int(shared)) * resource.getpagesize()


def excess_of_disk(folder, limits):
    """Also of files that were deleted and are still open, and of names: an empty file takes an inode."""
    used = sum(deleted_files().values())
    waiting = [folder]
    while waiting and used <= limits["disk"]:
        place = waiting.pop()
        try:
            entries = list(os.scandir(place))
        except (FileNotFoundError, NotADirectoryError):
            continue  # deleted meanwhile
        except OSError as error:
            return f"A folder of it cannot be measured: {error.strerror}."
        for entry in entries:
            try:
                used += max(entry.stat(follow_symlinks=False).st_blocks * 512, LEAST_FILE)
            except OSError:
                continue
            if entry.is_dir(follow_symlinks=False):
                waiting.append(entry.path)
    return f"It needed more than {limits['disk'] // MEBIBYTE} MiB of disk." if used > limits["disk"] else None


def deleted_files():
    """Bytes of each file that has no name any longer and that a process of the run has open."""
    found = {}
    for pid in descendants():
        try:
            for name in os.listdir(f"/proc/{pid}/fd"):
                file = os.stat(f"/proc/{pid}/fd/{name}")
                if stat.S_ISREG(file.st_mode) and file.st_nlink == 0:
                    found[(file.st_dev, file.st_ino)] = file.st_blocks * 512
        except OSError:
            continue  # has ended, or closed it
    return found
