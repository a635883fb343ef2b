// Vitest loads this before each test file. A worker whose run was killed would otherwise continue until it next
// reports something, with everything it has started; that ends when the worker does.
const endWithRun = () => process.kill(process.pid, 'SIGKILL')

if (!process.listeners('disconnect').some(({ name }) => name === endWithRun.name)) {
  process.on('disconnect', endWithRun)
}
