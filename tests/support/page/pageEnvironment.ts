import * as streams from 'node:stream/web'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/** jsdom, with the streams of Node, which msw needs and jsdom lacks. */
const environment: Environment = {
  ...jsdom,
  viteEnvironment: 'ssr',
  async setupVM(options) {
    const { getVmContext, teardown } = (await jsdom.setupVM?.(options)) ?? {}
    if (getVmContext === undefined || teardown === undefined) throw new Error('jsdom has no contexts')
    return {
      getVmContext: () => Object.assign(getVmContext(), streams),
      teardown,
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- Vitest requires it.
export default environment
