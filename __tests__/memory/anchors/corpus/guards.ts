/** A guard in a function of one language, and what would take it out of what runs. */
export interface GuardSite {
  readonly path: string;
  /** A whole file; `%` stands for the guard. */
  readonly file: string;
  /** Two guards: a condition with an exit, and one call. */
  readonly guards: readonly [block: string, call: string];
  /** Constructs in which a guard is another thing; `%` stands for it, `deeper` for how many columns it is indented. */
  readonly wrappers: readonly (string | { readonly text: string; readonly deeper: number })[];
  /** What stands before the call on its own line, or above it as a part of its statement. */
  readonly before: readonly string[];
  /** What stands behind the call. */
  readonly behind: readonly string[];
  /** Statements behind which nothing is reached. */
  readonly exits: readonly string[];
  /** A statement that changes nothing about the guard. */
  readonly harmless: string;
  /** Whether indentation says something. */
  readonly isIndented?: true;
  /** Whether memtrust reads no names of functions there, so that a new name could be another function. */
  readonly hasNoOutline?: true;
}

const js = (path: string): GuardSite => ({
  path,
  file: 'function save(user, doc) {\n  log(doc);\n%\n  return doc;\n}\n',
  guards: ['  if (!user.owner) {\n    throw new Error("no");\n  }', '  ensureOwner(user, doc);'],
  wrappers: ['  if (0) {\n%\n  }', '  {\n%\n  }', '  if (false) {\n%\n  }', '  if (NEVER) {\n%\n  } else {\n    run();\n  }', '  if (ALWAYS) {\n    run();\n  } else {\n%\n  }', '  (() => {\n%\n  });', '  (function () {\n%\n  });', '  dead: {\n%\n  }', '  switch (0) {\n    case 1:\n%\n  }', '  try {\n%\n  } catch {}', '  while (false) {\n%\n  }', '  for (; 0; ) {\n%\n  }', '  const f = () => {\n%\n  };', '  function unused() {\n%\n  }', '  class Unused {\n    m() {\n%\n    }\n  }', '  later(() => {\n%\n  });', '  const o = {\n    m() {\n%\n    },\n  };'],
  before: ['void ', '!', 'true || ', 'false && ', 'x = ', 'if (0) ', 'if (0)\n  ', 'false &&\n  ', 'for (; 0; ) ', 'while (0) ', 'await ', 'const f = () => ', 'later: ', 'return doc; ', 'undo(); '],
  behind: [' || true', ' && undo()', '\n    || true', '; undo()', ', undo()', '.catch(nothing)', ' ? 1 : 2'],
  exits: ['  return doc;', '  throw new Error("later");'],
  harmless: '  count(doc);',
});

/** A script in a page, which is read as one of its own. */
const page = (path: string, head: string, tail: string): GuardSite => {
  const site = js(path);
  return { ...site, file: `${head}${site.file}${tail}`, hasNoOutline: true };
};

export const GUARD_SITES: readonly GuardSite[] = [
  js('src/save.ts'),
  js('src/save.js'),
  { ...js('src/save.tsx') },
  {
    path: 'src/save.py',
    file: 'def save(user, doc):\n    log(doc)\n%\n    return doc\n',
    guards: ['    if not user.owner:\n        raise Error("no")', '    ensure_owner(user, doc)'],
    wrappers: [
      { text: '    if False:\n%', deeper: 4 }, { text: '    if NEVER:\n        pass\n    else:\n%', deeper: 4 }, { text: '    while False:\n%', deeper: 4 }, { text: '    try:\n%\n    except Error:\n        pass', deeper: 4 }, { text: '    try:\n        pass\n    except Error:\n%', deeper: 4 },
      { text: '    with suppress(Error):\n%', deeper: 4 }, { text: '    match 0:\n        case 1:\n%', deeper: 8 }, { text: '    def unused():\n%', deeper: 4 }, { text: '    for _ in ():\n%', deeper: 4 }, { text: '    class Unused:\n%', deeper: 4 },
    ],
    before: ['not ', 'True or ', 'False and ', 'x = ', 'if False: ', 'lambda: ', 'assert ', 'return doc; ', 'undo(); ', 'x = lambda: \\\n        '],
    behind: [' or True', ' and undo()', '; undo()', ' if False else None', ', undo()'],
    exits: ['    return doc', '    raise Error("later")'],
    harmless: '    count(doc)',
    isIndented: true,
  },
  {
    path: 'pkg/save.go',
    file: 'package pkg\n\nfunc save(user *User, doc Doc) error {\n\tlog(doc)\n%\n\treturn nil\n}\n',
    guards: ['\tif !user.Owner {\n\t\treturn errOwner\n\t}', '\tensureOwner(user, doc)'],
    wrappers: ['\tif false {\n%\n\t}', '\tfor false {\n%\n\t}', '\tif never {\n\t} else {\n%\n\t}', '\t_ = func() error {\n%\n\t}', '\tswitch 0 {\n\tcase 1:\n%\n\t}', '\tgo func() {\n%\n\t}()', '\tdefer func() {\n%\n\t}()', '\t{\n%\n\t}', '\tselect {\n\tcase <-never:\n%\n\t}'],
    before: ['defer ', 'go ', '_ = ', '_ = true || ', '!', 'return nil; ', 'undo(); ', 'if false { }; '],
    behind: [' || true', '; undo()', '.ignore()'],
    exits: ['\treturn nil', '\tpanic("later")'],
    harmless: '\tcount(doc)',
  },
  {
    path: 'src/save.rs',
    file: 'fn save(user: &User, doc: Doc) -> Result<()> {\n    log(&doc);\n%\n    Ok(())\n}\n',
    guards: ['    if !user.owner {\n        return Err(no());\n    }', '    ensure_owner(user, &doc)?;'],
    wrappers: ['    if false {\n%\n    }', '    const _: () = {\n%\n    };', '    while false {\n%\n    }', '    let _ = || {\n%\n    };', '    #[cfg(never)]\n    {\n%\n    }', '    match 0 {\n        1 => {\n%\n        }\n        _ => {}\n    }', '    fn unused() {\n%\n    }', '    impl Unused {\n        fn m() {\n%\n        }\n    }', '    mod unused {\n        fn m() {\n%\n        }\n    }', '    loop {\n%\n    }', '    unsafe {\n%\n    }'],
    before: ['let _ = ', 'let _ = || ', '!', 'return Ok(()); ', 'undo(); ', '#[cfg(never)] ', '#[cfg(never)]\n    ', 'true || '],
    behind: [' || true', '.ok()', '; undo()'],
    exits: ['    return Ok(());', '    panic!("later");'],
    harmless: '    count(&doc);',
  },
  {
    path: 'src/Save.java',
    file: 'class Save {\n  void save(User user, Doc doc) {\n    log(doc);\n%\n    store(doc);\n  }\n}\n',
    guards: ['    if (!user.owner) {\n      throw new Error("no");\n    }', '    ensureOwner(user, doc);'],
    wrappers: ['    if (false) {\n%\n    }', '    {\n%\n    }', '    Runnable r = () -> {\n%\n    };', '    new Object() {\n      void m() {\n%\n      }\n    };', '    switch (0) {\n      case 1:\n%\n    }', '    try {\n%\n    } catch (Error e) {\n    }', '    do {\n%\n    } while (false);', '    synchronized (this) {\n%\n    }', '    class Unused {\n      void m() {\n%\n      }\n    }', '    for (;;) {\n%\n    }'],
    before: ['if (x) ', 'if (x)\n    ', 'return; ', 'for (;x;) ', 'later: ', 'if (x) return; else ', 'boolean b = !', 'undo(); '],
    behind: ['.ignore()', '; undo()', ' || true'],
    exits: ['    return;', '    throw new Error("later");'],
    harmless: '    count(doc);',
  },
  {
    path: 'src/save.c',
    file: 'int save(struct user *user, struct doc *doc)\n{\n\tnote(doc);\n%\n\treturn 0;\n}\n',
    guards: ['\tif (!user->owner) {\n\t\treturn -1;\n\t}', '\tensure_owner(user, doc);'],
    wrappers: ['\tif (0) {\n%\n\t}', '#if NEVER\n%\n#endif', '#ifdef NEVER\n%\n#endif', '#ifndef ALWAYS\n#else\n%\n#endif', '#if 0\n%\n#endif', '#if A\n#elif B\n%\n#endif', '\tswitch (0) {\n\tcase 1:\n%\n\t}', '\tfor (; 0;) {\n%\n\t}', '\tdo {\n%\n\t} while (0);'],
    before: ['if (0) ', 'if (0)\n\t', '(void) sizeof ', 'return 0; ', 'undo(); ', 'x = !', '0 && '],
    behind: [' || 1', '; undo()', ', undo()'],
    exits: ['\treturn 0;', '\tgoto out;'],
    harmless: '\tcount(doc);',
  },
  {
    path: 'src/save.cpp',
    file: 'void save(User& user, Doc& doc) {\n  log(doc);\n%\n  store(doc);\n}\n',
    guards: ['  if (!user.owner) {\n    throw Error("no");\n  }', '  ensure_owner(user, doc);'],
    wrappers: ['  if (0) {\n%\n  }', '  if constexpr (false) {\n%\n  }', '#if NEVER\n%\n#endif', '#ifdef NEVER\n#else\n%\n#endif', '  auto f = [&] {\n%\n  };', '  while (0) {\n%\n  }', '  struct Unused {\n    void m() {\n%\n    }\n  };', '  try {\n%\n  } catch (...) {\n  }', '  {\n%\n  }'],
    before: ['if (0) ', 'if (0)\n  ', '(void) sizeof ', 'return; ', 'undo(); ', 'bool b = !', 'false && '],
    behind: [' || true', '; undo()', ', undo()'],
    exits: ['  return;', '  throw Error("later");', '  goto out;'],
    harmless: '  count(doc);',
  },
  {
    path: 'src/Save.cs',
    file: 'class Save {\n  void Store(User user, Doc doc) {\n    Log(doc);\n%\n    Put(doc);\n  }\n}\n',
    guards: ['    if (!user.Owner) {\n      throw new Exception("no");\n    }', '    EnsureOwner(user, doc);'],
    wrappers: ['    if (false) {\n%\n    }', '#if NEVER\n%\n#endif', '#if ALWAYS\n#else\n%\n#endif', '    void Unused() {\n%\n    }', '    Action a = () => {\n%\n    };', '    using (x) {\n%\n    }', '    lock (this) {\n%\n    }', '    try {\n%\n    } catch {\n    }', '    foreach (var x in none) {\n%\n    }', '    switch (0) {\n      case 1:\n%\n    }'],
    before: ['if (false) ', 'if (false)\n    ', 'return; ', 'undo(); ', '_ = true || ', 'await ', 'var b = !'],
    behind: [' || true', '; undo()', '.Ignore()'],
    exits: ['    return;', '    throw new Exception("later");'],
    harmless: '    Count(doc);',
  },
  {
    path: 'src/save.kt',
    file: 'fun save(user: User, doc: Doc) {\n    log(doc)\n%\n    store(doc)\n}\n',
    guards: ['    if (!user.owner) {\n        throw Error("no")\n    }', '    ensureOwner(user, doc)'],
    wrappers: ['    if (false) {\n%\n    }', '    val f = {\n%\n    }', '    when (0) {\n        1 -> {\n%\n        }\n    }', '    fun unused() {\n%\n    }', '    run {\n%\n    }', '    object {\n        fun m() {\n%\n        }\n    }', '    while (false) {\n%\n    }', '    try {\n%\n    } catch (e: Error) {\n    }', '    listOf<Int>().forEach {\n%\n    }'],
    before: ['if (false) ', 'if (false)\n        ', 'return; ', 'undo(); ', 'val b = !', 'true || '],
    behind: [' || true', '; undo()', '\n        .let { }', ' ?: undo()'],
    exits: ['    return', '    throw Error("later")'],
    harmless: '    count(doc)',
  },
  {
    path: 'src/save.swift',
    file: 'func save(user: User, doc: Doc) throws {\n    log(doc)\n%\n    store(doc)\n}\n',
    guards: ['    if !user.owner {\n        throw NoError()\n    }', '    ensureOwner(user, doc)'],
    wrappers: ['    if false {\n%\n    }', '#if NEVER\n%\n#endif', '#if ALWAYS\n#else\n%\n#endif', '    let f = {\n%\n    }', '    do {\n%\n    } catch {}', '    defer {\n%\n    }', '    switch 0 {\n    case 1:\n%\n    default: break\n    }', '    func unused() {\n%\n    }', '    while false {\n%\n    }', '    guard always else {\n%\n    }'],
    before: ['return; ', 'undo(); ', '_ = true || ', 'try? ', 'let b = !', 'await '],
    behind: [' || true', '; undo()', '\n        .ignore()'],
    exits: ['    return', '    throw Later()'],
    harmless: '    count(doc)',
  },
  {
    path: 'src/save.php',
    file: '<?php\nfunction save($user, $doc) {\n  note($doc);\n%\n  return $doc;\n}\n',
    guards: ['  if (!$user->owner) {\n    throw new Error("no");\n  }', '  ensureOwner($user, $doc);'],
    wrappers: ['  if (0) {\n%\n  }', '  if (0):\n%\n  endif;', '  if (1):\n  else:\n%\n  endif;', '  $f = function () {\n%\n  };', '  while (false):\n%\n  endwhile;', '  try {\n%\n  } catch (Error $e) {\n  }', '  switch (0) {\n    case 1:\n%\n  }', '  function unused() {\n%\n  }', '  foreach ([] as $x) {\n%\n  }'],
    before: ['if (0) ', 'if (0)\n  ', '@', '!', 'true || ', 'return; ', 'undo(); ', '$x = fn() => '],
    behind: [' || true', '; undo()', ' ?: undo()'],
    exits: ['  return $doc;', '  exit;', '  throw new Error("later");'],
    harmless: '  count_it($doc);',
  },
  {
    path: 'lib/save.rb',
    file: 'def save(user, doc)\n  log(doc)\n%\n  doc\nend\n',
    guards: ['  unless user.owner\n    raise "no"\n  end', '  ensure_owner(user, doc)'],
    wrappers: ['  if false\n%\n  end', '  if true\n  else\n%\n  end', '  Class.new do\n%\n  end', '  lambda do\n%\n  end', '  x = -> {\n%\n  }', '  begin\n%\n  rescue\n  end', '  begin\n    1\n  rescue\n%\n  end', '  case 0\n  when 1\n%\n  end', '  while false\n%\n  end', '  def unused\n%\n  end', '  [].each {\n%\n  }', '  [].each do |x|\n%\n  end', '  until true\n%\n  end', '  class << self\n%\n  end'],
    before: ['false && ', 'true || ', '!', 'not ', 'x = ', 'return; ', 'undo; ', 'defined? '],
    behind: [' if false', ' unless true', ' rescue nil', '; undo', ' && undo', ' \\\n    if false'],
    exits: ['  return doc', '  raise "later"'],
    harmless: '  count(doc)',
  },
  {
    path: 'bin/save.sh',
    file: '#!/bin/sh\nsave() {\n  note "$2"\n%\n  store "$2"\n}\n',
    guards: ['  if ! is_owner "$1"; then\n    exit 1\n  fi', '  ensure_owner "$1" "$2"'],
    wrappers: ['  if false; then\n%\n  fi', '  if true; then\n    :\n  else\n%\n  fi', '  case 0 in\n  1)\n%\n  ;;\n  esac', '  (\n%\n  )', '  while false; do\n%\n  done', '  unused() {\n%\n  }', '  for x in; do\n%\n  done', '  {\n%\n  } || true', '  until true; do\n%\n  done'],
    before: ['true || ', 'false && ', ': ', '! ', 'echo ', 'return 0; ', 'undo; ', 'echo \\\n  '],
    behind: [' || true', ' &', ' | cat', '; undo', ' \\\n    || true'],
    exits: ['  return 0', '  exit 0'],
    harmless: '  count "$2"',
  },
  {
    path: 'lib/save.dart',
    hasNoOutline: true,
    file: 'void save(User user, Doc doc) {\n  log(doc);\n%\n  store(doc);\n}\n',
    guards: ['  if (!user.owner) {\n    throw StateError("no");\n  }', '  ensureOwner(user, doc);'],
    wrappers: ['  if (false) {\n%\n  }', '  if (never) {\n  } else {\n%\n  }', '  while (false) {\n%\n  }', '  final f = () {\n%\n  };', '  later(() {\n%\n  });', '  switch (0) {\n    case 1:\n%\n  }', '  try {\n%\n  } catch (_) {}', '  {\n%\n  }'],
    before: ['!', 'true || ', 'x = ', 'if (false) ', 'final f = () => ', 'return; ', 'undo(); ', 'await '],
    behind: [' || true', '; undo()', '.ignore()', ' ? 1 : 2'],
    exits: ['  return;', '  throw later;'],
    harmless: '  count(doc);',
  },
  {
    path: 'src/save.zig',
    hasNoOutline: true,
    file: 'fn save(user: *User, doc: Doc) !void {\n    log(doc);\n%\n    store(doc);\n}\n',
    guards: ['    if (!user.owner) {\n        return error.NoOwner;\n    }', '    ensureOwner(user, doc);'],
    wrappers: ['    if (false) {\n%\n    }', '    if (never) {} else {\n%\n    }', '    while (false) {\n%\n    }', '    defer {\n%\n    }', '    comptime {\n%\n    }', '    {\n%\n    }'],
    before: ['_ = ', 'defer ', 'if (false) ', 'errdefer ', 'return; ', 'undo(); ', 'try '],
    behind: [' or true', '; undo()', ' catch {}'],
    exits: ['    return;', '    return error.Later;'],
    harmless: '    count(doc);',
  },
  {
    path: 'src/save.lua',
    hasNoOutline: true,
    file: 'function save(user, doc)\n  log(doc)\n%\n  store(doc)\nend\n',
    guards: ['  if not user.owner then\n    error("no")\n  end', '  ensure_owner(user, doc)'],
    wrappers: ['  if false then\n%\n  end', '  if never then\n  else\n%\n  end', '  while false do\n%\n  end', '  local f = function()\n%\n  end', '  for _ = 1, 0 do\n%\n  end', '  do\n%\n  end', '  pcall(function()\n%\n  end)', '  repeat\n%\n  until true'],
    before: ['x = ', 'x = true or ', 'if false then end ', 'undo(); '],
    behind: [' or true', '; undo()'],
    exits: ['  do return end', '  error("later")'],
    harmless: '  count(doc)',
  },
  {
    path: 'db/save.sql',
    hasNoOutline: true,
    file: 'CREATE FUNCTION save(u int, d int) RETURNS void AS $$\nBEGIN\n  PERFORM log(d);\n%\n  PERFORM store(d);\nEND;\n$$ LANGUAGE plpgsql;\n',
    guards: ["  IF NOT is_owner(u) THEN\n    RAISE EXCEPTION 'no';\n  END IF;", '  PERFORM ensure_owner(u, d);'],
    wrappers: ['  IF false THEN\n%\n  END IF;', '  IF never THEN\n    NULL;\n  ELSE\n%\n  END IF;', '  WHILE false LOOP\n%\n  END LOOP;', '  BEGIN\n%\n  EXCEPTION WHEN OTHERS THEN NULL;\n  END;', '  FOR i IN 1..0 LOOP\n%\n  END LOOP;'],
    before: ['IF false THEN NULL; END IF; ', 'RETURN; ', 'PERFORM undo(); '],
    behind: [' WHERE false', '; PERFORM undo()'],
    exits: ['  RETURN;', "  RAISE EXCEPTION 'later';"],
    harmless: '  PERFORM count(d);',
  },
  page('web/save.html', '<body>\n<script>\n', '</script>\n</body>\n'),
  page('web/Save.vue', '<script setup>\n', '</script>\n<template>\n  <p>saved</p>\n</template>\n'),
];

/** The file with a guard in its place. */
export function withGuard({ file }: GuardSite, guard: string): string {
  return file.replace('%', () => guard);
}

/** A guard inside of a construct. */
export function wrapped(wrapper: GuardSite['wrappers'][number], guard: string): string {
  if (typeof wrapper === 'string') return wrapper.replace('%', () => guard);
  return wrapper.text.replace('%', () => guard.split('\n').map((line) => `${' '.repeat(wrapper.deeper)}${line}`).join('\n'));
}
