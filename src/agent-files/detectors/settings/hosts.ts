import { joined } from '../../../text/pattern.js';

/*
 * Which host does a setting of an agent send its traffic to, and is it near?
 * `https://user@proxy.corp.example:8080/x` → `proxy.corp.example`; `localhost` and `10.0.0.7` are near, `evil.com`
 * is not.
 */

/** The host of a URL or `host:port`, in lower case; null where there is none, or a variable stands for it. */
export function hostOf(url: string): string | null {
  const host =
    /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?(?:[^/@\s]{0,200}@)?(\[[0-9a-f:.]{2,60}\]|[^/:?#\s@]{1,253})/i
      .exec(url.trim())?.[1]
      ?.toLowerCase();
  return host === undefined || /[${}<>%]/.test(host) ? null : host;
}

const NAME_OF_PRIVATE_NETWORK = new RegExp(joined`
  (?:^|\.)(?:
    localhost|local|internal|lan|home|test|example|invalid|svc|ts\.net|home\.arpa
    |example\.(?:com|org|net)
  )$`);

/** Whether a host is this machine or one of a private network, or a name that stands for none. */
export function isNear(host: string): boolean {
  if (/^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^0\.0\.0\.0$/.test(host))
    return true;
  // One label: a container or a machine of the network.
  if (/^\[(?:::1?|f[cde][0-9a-f]{2}:.*)\]$/.test(host) || !host.includes('.')) return true;
  return NAME_OF_PRIVATE_NETWORK.test(host) || host === 'host.docker.internal';
}
