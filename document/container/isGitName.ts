/** Characters that HFS+ leaves out when it compares names. */
const IGNORED = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g;

/** `.git` and its short name on NTFS, which drops dots and spaces at the end, and takes what follows `:` for a stream. */
const GIT = /^(\.git|git~\d+)[. ]*(:.*)?$/i;

/**
 * True for a name that some system treats as the folder of a repository, whose files run programs. Git refuses the same
 * names: `verify_dotfile`, `is_ntfs_dotgit` and `is_hfs_dotgit` in its sources.
 */
export function isGitName(name: string): boolean {
  return GIT.test(name.replace(IGNORED, ''));
}
