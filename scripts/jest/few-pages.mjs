// The environment of a process of tests, for glibc: one heap that grows by 32 MB, in pages of 2 MB. Page tables of so few
// pages are quickly copied when git is started: all tests of the command line together take a seventh less.
// Other C libraries do not know these names. Source: mallopt(3), and "Memory Allocation Tunables" of the glibc manual.
export const FEW_PAGES = {
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TOP_PAD_: '33554432',
  MALLOC_MMAP_THRESHOLD_: '1073741824',
  MALLOC_TRIM_THRESHOLD_: '67108864',
};
