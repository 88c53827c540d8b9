import {
  ATTACHED,
  ATTACHED_FOLDER,
  DRAWING_POLICY,
  HASHED_FOLDERS,
  IMMUTABLE,
  NOT_SHARED,
  REVALIDATE,
  SHARED,
  SHARED_FOLDER,
  VERSION_FILE,
} from './headers.ts';
import type { OldAddresses } from './old-addresses.ts';

export interface NginxSite {
  security: Record<string, string>;
  /** URL of the published site. */
  siteAddress: string;
  old: OldAddresses;
  /** Files of the built site that are not served. */
  hidden: readonly string[];
}

/** What may follow the address of a page. */
const ENDING = '(?:\\.html|/index(?:\\.html)?|/)';

/**
 * The site's configuration for nginx, to be included in its `http` block (for example as `conf.d/site.conf`). It adds all
 * headers in one place, because a location that adds a header inherits none.
 */
export function nginxFile({ security, siteAddress, old, hidden }: NginxSite): string {
  const host = new URL(siteAddress).hostname;
  const headers = Object.entries(security).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const moved = [...old].map(
    ([from, to]) => `  location ~ "^${from}${ENDING}?$" { return 308 ${to}$is_args$args; }\n`,
  );
  return `# Serves the site. Copy to conf.d/, set the folder, and add the certificate (certbot --nginx does).
map $uri $site_cache_control {
  default "${REVALIDATE}";
  ${HASHED_FOLDERS.map((folder) => `~^${folder} "${IMMUTABLE}";`).join('\n  ')}
}

# Pictures may be shown elsewhere, such as in newsletters.
map $uri $site_sharing {
  default "${NOT_SHARED}";
  ~^${SHARED_FOLDER} "${SHARED}";
}

# Files that browsers save instead of showing them; nginx leaves out a header without a value.
map $uri $site_disposition {
  ~^${ATTACHED_FOLDER} "${ATTACHED}";
}

# The editor asks for it from its own address.
map $uri $site_readers {
  "/${VERSION_FILE}" "*";
}

# A second policy for drawings that somebody opens by themselves.
map $uri $site_drawing {
  "~^/images/[^/]+$" "${DRAWING_POLICY}";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/${host};
  absolute_redirect off;
  charset utf-8;

${headers.join('\n')}
  add_header Cache-Control $site_cache_control always;
  add_header Cross-Origin-Resource-Policy $site_sharing always;
  add_header Content-Disposition $site_disposition;
  add_header Content-Security-Policy $site_drawing;
  add_header Access-Control-Allow-Origin $site_readers;

  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  location ~ "/\\.(?!well-known/)" { return 404; }
  location ~ "^/(?:${hidden.map((name) => name.replace('.', '\\.')).join('|')})$" { return 404; }

  # One address for each page.
${moved.join('')}  location ~ "^/index(?:\\.html)?$" { return 308 /$is_args$args; }
  location ~ "^(/[\\w/-]*[\\w-])${ENDING}$" { return 308 $1$is_args$args; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}
