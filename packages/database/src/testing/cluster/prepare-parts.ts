import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseRunAs } from '../../embedded/run-as.ts'
import {
  etcdArguments,
  haproxyConfiguration,
  natsArguments,
  patroniConfiguration,
  type ClusterPlaces,
} from './configurations.ts'
import type { Programs } from './find-programs.ts'
import type { Machines } from './open-machines.ts'
import { createDaemon } from './start-daemon.ts'

type PartsOrder = {
  readonly programs: Programs
  readonly places: ClusterPlaces
  readonly folder: string
  readonly machines: Machines
}

const three = [0, 1, 2]

/** All parts of a cluster, ready to be started; each with its own folder of files. */
export const prepareParts = async ({ programs, places, folder, machines }: PartsOrder) => {
  const runAs = chooseRunAs(folder)
  const own = async (path: string): Promise<void> => {
    if (runAs) await chown(path, runAs.uid, runAs.gid)
  }
  await own(folder)
  const make = async (name: string, write: (folder: string) => Promise<readonly string[]>) => {
    const itsFolder = join(folder, name)
    await mkdir(itsFolder, { mode: 0o700, recursive: true })
    const args = await write(itsFolder)
    await own(itsFolder)
    const program = programs[name.replace(/\d$/, '') as 'etcd'] // a part is named like its program
    const { network } = machines
    return createDaemon({
      name,
      program,
      args,
      logFile: join(folder, `${name}.log`),
      runAs: network ? undefined : runAs,
      ...(network && { before: network.commandIn(name, runAs) }),
    })
  }
  const configured = async (path: string, text: string): Promise<string> => {
    await writeFile(path, text)
    await own(path)
    return path
  }
  const [etcd, nats, databases] = await Promise.all([
    Promise.all(
      three.map((at) =>
        make(`etcd${at}`, async (its) => etcdArguments(places, at, join(its, 'data'))),
      ),
    ),
    Promise.all(
      three.map((at) =>
        make(`nats-server${at}`, async (its) => natsArguments(places, at, join(its, 'data'))),
      ),
    ),
    Promise.all(
      three.map((index) =>
        make(`patroni${index}`, async (its) => {
          const binaries = machines.clocks?.[index]?.binaries ?? programs.postgres
          // JSON is YAML too.
          const order = { places, index, folder: its, binaries }
          const text = JSON.stringify(patroniConfiguration(order), null, 2)
          return [await configured(join(its, 'patroni.yaml'), text)]
        }),
      ),
    ),
  ])
  const proxy = await make('haproxy', async (its) => [
    '-db',
    '-f',
    await configured(join(its, 'haproxy.cfg'), haproxyConfiguration(places)),
  ])
  return { etcd, nats, databases, proxy }
}
