-- What somebody does in Neovim with `memtrust lsp`. What was seen goes to lsp-neovim.test.ts, as JSON.
-- It ends by itself: each wait has a limit, and the first one that is not met is the fault that is told.

local PATIENCE = 20000 -- milliseconds
local seen = {}

local function finish(fault)
  seen.fault = fault
  vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.LSP_RESULT)
  vim.cmd(fault and 'cquit 1' or 'qall!')
end

local function await(what, condition)
  local came = vim.wait(PATIENCE, function()
    return seen.exit ~= nil or condition()
  end, 20)
  if not came then
    finish('waited for ' .. what)
  elseif not condition() then
    finish('waited for ' .. what .. ', and the server ended: ' .. vim.inspect(seen.exit))
  end
end

local function ask(method, params)
  local answers, fault = vim.lsp.buf_request_sync(0, method, params, PATIENCE)
  local _, answer = next(answers or {})
  fault = fault or (answer == nil and 'no answer') or answer.error or answer.err
  if fault then
    finish(method .. ': ' .. vim.inspect(fault))
  end
  return answer.result
end

local function here()
  return vim.lsp.util.make_position_params(0, 'utf-16')
end

-- The diagnostics of a file, each with the text that it underlines.
local function diagnostics(path)
  local buffer = vim.fn.bufadd(path)
  vim.fn.bufload(buffer)
  return vim.tbl_map(function(one)
    return {
      code = one.code or one.user_data.lsp.code,
      severity = one.severity,
      source = one.source,
      message = one.message,
      text = vim.api.nvim_buf_get_text(buffer, one.lnum, one.col, one.end_lnum, one.end_col, {})[1],
    }
  end, vim.diagnostic.get(buffer))
end

local function talk()
  vim.o.hidden = true
  local client = vim.lsp.start_client({
    name = 'memtrust',
    cmd = { vim.env.LSP_NODE, vim.env.LSP_CLI, 'lsp', '--stdio' },
    root_dir = vim.fn.getcwd(),
    handlers = {
      ['window/showMessage'] = function(_, told)
        finish('the server said: ' .. told.message)
      end,
    },
    on_exit = function(code, signal)
      seen.exit = { code = code, signal = signal }
    end,
  })
  local function open(path)
    vim.cmd('edit ' .. path)
    vim.lsp.buf_attach_client(0, client)
    await('the server to start', function()
      return vim.lsp.buf_is_attached(0, client)
    end)
  end

  open('CLAUDE.md')
  await('a diagnostic of CLAUDE.md', function()
    return #diagnostics('CLAUDE.md') > 0
  end)
  seen.dead = diagnostics('CLAUDE.md')

  vim.fn.search('src/Guard')
  local range = vim.lsp.util.make_range_params(0, 'utf-16')
  range.context = { diagnostics = {} }
  local actions = ask('textDocument/codeAction', range)
  seen.actions = vim.tbl_map(function(action)
    return { title = action.title, kind = action.kind }
  end, actions)
  vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
  await('CLAUDE.md to be right', function()
    return #diagnostics('CLAUDE.md') == 0
  end)
  seen.fixed = vim.api.nvim_buf_get_lines(0, 0, -1, true)

  open('src/guard.ts')
  vim.fn.cursor(2, 5)
  seen.hover = ask('textDocument/hover', here()).contents.value
  seen.lenses = vim.tbl_map(function(lens)
    return { line = lens.range.start.line, title = lens.command.title }
  end, ask('textDocument/codeLens', { textDocument = here().textDocument }))
  seen.definition = vim.tbl_map(function(place)
    return vim.fn.fnamemodify(vim.uri_to_fname(place.uri), ':.')
  end, ask('textDocument/definition', here()))

  local fact = '.memtrust/facts/shop/guard.md'
  vim.cmd('normal! ftct;return')
  seen.typed = vim.api.nvim_get_current_line()
  await('a diagnostic of the fact', function()
    return #diagnostics(fact) > 0
  end)
  seen.stale = diagnostics(fact)
  vim.cmd('undo')
  await('the fact to be trusted again', function()
    return #diagnostics(fact) == 0
  end)

  open('CLAUDE.md')
  vim.cmd('normal! GoSee `src/gu')
  vim.fn.cursor(vim.fn.line('$'), 1000)
  local position = here()
  position.position.character = position.position.character + 1 -- behind the last character, as while one types
  local found = ask('textDocument/completion', position)
  seen.labels = vim.tbl_map(function(item)
    return item.label
  end, found.items or found)
  vim.lsp.util.apply_text_edits({ (found.items or found)[1].textEdit }, 0, 'utf-16')
  seen.completed = vim.api.nvim_buf_get_lines(0, -2, -1, true)[1]

  seen.unsaved = vim.bo.modified
  vim.lsp.stop_client(client)
  await('the server to end', function()
    return seen.exit ~= nil
  end)
end

local done, fault = xpcall(talk, debug.traceback)
finish(not done and fault or nil)
