-- The script of wrk (https://github.com/wg/wrk) that plays whole rounds: requests prepared beforehand
-- (write-rounds.ts), one after the other in a file: eight digits that say how many bytes follow, then
-- the request as it goes over the wire. A player's next request comes much later, when the last was
-- answered.
local requests, count, next_request = {}, 0, 0

-- Read by done(), which wrk runs elsewhere.
rounds_done, failures, first_failure, cpu_when_read = 0, 0, "", 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  local size = file:read(8)
  while size do
    count = count + 1
    requests[count] = file:read(tonumber(size))
    size = file:read(8)
  end
  file:close()
  cpu_when_read = os.clock()
end

local was_probed = false

function request()
  -- wrk asks for one before it begins, to count the requests in it, and does not send that.
  if not was_probed then
    was_probed = true
    return requests[1]
  end
  next_request = next_request + 1
  -- None is left: what is asked then fails, and with it the run.
  return requests[next_request] or requests[count]
end

function response(status, headers, body)
  if status == 200 and next_request <= count then
    rounds_done = rounds_done + 1
    return
  end
  failures = failures + 1
  if failures == 1 then first_failure = status .. " " .. body end
end

local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function done(summary, latency)
  local thread, errors = threads[1], summary.errors
  io.write(string.format(
    '{"rounds":%d,"seconds":%f,"cpuSeconds":%f,"p50Ms":%f,"p99Ms":%f,"failures":%d}\n%s\n',
    thread:get("rounds_done"), summary.duration / 1e6, os.clock() - thread:get("cpu_when_read"),
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    thread:get("failures") + errors.connect + errors.read + errors.write + errors.timeout,
    thread:get("first_failure")))
end
