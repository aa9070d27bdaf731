/*
 * `src/github/client.ts` gets it through the plugins. Types alone: the compiler holds it. The name is that of
 * the file in the package: it changes with the package alone.
 */

/** The build of bottleneck without Redis, which the plugins of Octokit load too. It comes without types of its own. */
declare module 'bottleneck/light.js' {
  import Bottleneck from 'bottleneck';

  export default Bottleneck;
}
