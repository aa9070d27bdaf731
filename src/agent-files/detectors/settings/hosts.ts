/** The host of a URL or `host:port`, in lower case; null where there is none, or a variable stands for it. */
export function hostOf(url: string): string | null {
  const host =
    /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?(?:[^/@\s]{0,200}@)?(\[[0-9a-f:.]{2,60}\]|[^/:?#\s@]{1,253})/i
      .exec(url.trim())?.[1]
      ?.toLowerCase();
  return host === undefined || /[${}<>%]/.test(host) ? null : host;
}

/** Whether a host is this machine or one of a private network, or a name that stands for none. */
export function isNear(host: string): boolean {
  if (/^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^0\.0\.0\.0$/.test(host))
    return true;
  if (/^\[(?:::1?|f[cde][0-9a-f]{2}:.*)\]$/.test(host) || !host.includes('.')) return true; // one label: a container or a machine of the network
  return (
    /(?:^|\.)(?:localhost|local|internal|lan|home|test|example|invalid|svc|ts\.net|home\.arpa|example\.(?:com|org|net))$/.test(
      host,
    ) || host === 'host.docker.internal'
  );
}
