import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { RunAs } from '../../embedded/run-as.ts'
import { runTool } from './run-tool.ts'

/** Parts of a cluster, each with a network connection that can be cut. */
export type Network = {
  hostOf(name: string): string
  /** The command prefix that runs a command there, as that user. */
  commandIn(name: string, runAs: RunAs): readonly string[]
  /** Nothing passes in or out any more; connections are not notified. */
  cut(name: string): void
  mend(name: string): void
  close(): void
}

const tools = ['/usr/sbin/ip', '/usr/sbin/iptables', '/usr/bin/setpriv']
const [ip = '', iptables = '', setpriv = ''] = tools

/** Whether this process may create networks, and has the programs for it (iproute2, iptables). */
export const canOpenNetwork = (): boolean => {
  if (process.getuid?.() !== 0 || !tools.every((path) => existsSync(path))) return false
  const name = `trevo-try-${process.pid}`
  const isMade = spawnSync(ip, ['netns', 'add', name]).status === 0
  if (isMade) spawnSync(ip, ['netns', 'del', name])
  return isMade
}

/**
 * A network namespace for each part, all on one isolated bridge. This process is attached to the
 * bridge too. Addresses are from the range for measurements (RFC 2544).
 */
export const openNetwork = (names: readonly string[]): Network => {
  const net = `198.18.${process.pid % 250}`
  const id = process.pid.toString(36)
  const bridge = `tb${id}`
  const spaceOf = (name: string): string => `trevo-${id}-${name}`
  const hostOf = (name: string): string => `${net}.${names.indexOf(name) + 10}`
  const inside = (name: string, args: readonly string[]): void =>
    runTool(ip, ['netns', 'exec', spaceOf(name), ...args])
  const close = (): void => {
    for (const name of names) spawnSync(ip, ['netns', 'del', spaceOf(name)])
    spawnSync(ip, ['link', 'del', bridge])
  }
  const connect = (name: string): void => {
    const [near, far] = [`ta${id}${names.indexOf(name)}`, 'eth0']
    runTool(ip, ['netns', 'add', spaceOf(name)])
    runTool(ip, ['link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', spaceOf(name)])
    runTool(ip, ['link', 'set', near, 'master', bridge, 'up'])
    inside(name, [ip, 'addr', 'add', `${hostOf(name)}/24`, 'dev', far])
    inside(name, [ip, 'link', 'set', far, 'up'])
    inside(name, [ip, 'link', 'set', 'lo', 'up'])
  }
  const change = (name: string, how: '-A' | '-D'): void => {
    inside(name, [iptables, '-w', how, 'INPUT', '!', '-i', 'lo', '-j', 'DROP'])
    inside(name, [iptables, '-w', how, 'OUTPUT', '!', '-o', 'lo', '-j', 'DROP'])
  }
  try {
    runTool(ip, ['link', 'add', bridge, 'type', 'bridge'])
    runTool(ip, ['addr', 'add', `${net}.1/24`, 'dev', bridge])
    runTool(ip, ['link', 'set', bridge, 'up'])
    for (const name of names) connect(name)
  } catch (error) {
    close()
    throw error
  }
  return {
    hostOf,
    commandIn: (name, runAs) => [
      ip,
      'netns',
      'exec',
      spaceOf(name),
      ...(runAs
        ? [setpriv, `--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups', '--']
        : []),
    ],
    cut: (name) => change(name, '-A'),
    mend: (name) => change(name, '-D'),
    close,
  }
}
