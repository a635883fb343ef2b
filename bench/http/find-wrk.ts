import { join } from 'node:path'
import { findTool, type Tool } from '../tools/find-tool.ts'

/** The load generator wrk (https://github.com/wg/wrk). @throws as findTool */
export const findWrk = (root: string): Tool =>
  findTool(
    {
      name: 'wrk',
      debian: 'wrk',
      versionOption: '-v',
      installed: ['wrk'],
      packages: () => ['wrk', 'libluajit-5.1-2', 'libssl3'],
      unpacked: (folder) => [join(folder, 'usr/bin/wrk')],
    },
    root,
  )
