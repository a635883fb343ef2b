-- The script of wrk (https://github.com/wg/wrk) that plays signed pairs: a debit, and its credit once
-- the debit is answered. The calls were signed beforehand (sign-pairs.ts), one after the other in a
-- file: eight digits that say how many bytes follow, then the request as it goes over the wire.
local debits, count, next_debit = {}, 0, 0
-- What an answer calls for, by the id of its request, which it repeats: a debit's the credit, a
-- credit's that the pair is counted. And the credits whose turn has come.
local next_of = {}
local PAIR_DONE = true
local ready, first_ready, last_ready = {}, 1, 0

-- Read by done(), which wrk runs elsewhere.
pairs_done, failures, first_failure, cpu_when_read = 0, 0, "", 0

local function read_request(file)
  local size = file:read(8)
  return size and file:read(tonumber(size))
end

local function id_in(text)
  return text:match('"requestId":"([^"]+)"')
end

function init(args)
  local file = assert(io.open(args[1], "rb"))
  for debit in read_request, file do
    count = count + 1
    debits[count] = debit
    local credit = read_request(file)
    next_of[id_in(debit)], next_of[id_in(credit)] = credit, PAIR_DONE
  end
  file:close()
  cpu_when_read = os.clock()
end

function request()
  local credit = ready[first_ready]
  if credit then
    ready[first_ready] = nil
    first_ready = first_ready + 1
    return credit
  end
  -- The echo is quick enough to be asked the same again.
  next_debit = next_debit % count + 1
  return debits[next_debit]
end

local function is_fine(status, body)
  return status == 200
    and (body:find('"status":"OK"', 1, true) or body:find('"amount":', 1, true))
end

function response(status, headers, body)
  local next = is_fine(status, body) and next_of[id_in(body) or ""]
  if not next then
    failures = failures + 1
    if failures == 1 then first_failure = status .. " " .. body end
  elseif next == PAIR_DONE then
    pairs_done = pairs_done + 1
  else
    last_ready = last_ready + 1
    ready[last_ready] = next
  end
end

local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function done(summary, latency)
  local thread, errors = threads[1], summary.errors
  io.write(string.format(
    '{"pairs":%d,"seconds":%f,"cpuSeconds":%f,"p50Ms":%f,"p99Ms":%f,"failures":%d}\n%s\n',
    thread:get("pairs_done"), summary.duration / 1e6, os.clock() - thread:get("cpu_when_read"),
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    thread:get("failures") + errors.connect + errors.read + errors.write + errors.timeout,
    thread:get("first_failure")))
end
