/* The build of bottleneck without Redis, which the plugins of Octokit load too. It has no types of its own. */

declare module 'bottleneck/light.js' {
  import Bottleneck from 'bottleneck';

  export default Bottleneck;
}
