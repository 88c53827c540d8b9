import { HASHED_FOLDERS, IMMUTABLE, REVALIDATE } from './headers.ts';

/** File types that shrink when compressed; pictures and fonts are compressed already. */
const COMPRESSED = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
];

/**
 * The site's configuration for nginx, to be included in its `http` block (as `conf.d/site.conf`, say).
 * Every header is added in one place, because a location that adds a header inherits none from outside.
 */
export function nginxFile(security: Record<string, string>, siteAddress: string): string {
  const host = new URL(siteAddress).hostname;
  const headers = Object.entries(security).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# Serves the site. Copy to conf.d/, set the folder, and add the certificate (certbot --nginx does).
map $uri $site_cache_control {
  default "${REVALIDATE}";
  ${HASHED_FOLDERS.map((folder) => `~^${folder} "${IMMUTABLE}";`).join('\n  ')}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/${host};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;

${headers.join('\n')}
  add_header Cache-Control $site_cache_control always;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 6;
  gzip_min_length 512;
  gzip_types ${COMPRESSED.join(' ')};

  types {
    application/manifest+json webmanifest;
  }
  include mime.types;

  error_page 404 /404.html;

  # An address has no slash at its end. Only plain names are sent on, so that nothing else gets into the header.
  location ~ "^(?<page>(?:/[A-Za-z0-9_-]+)+)/$" { return 308 $page$is_args$args; }
  location ~ "/\\.(?!well-known/)" { return 404; }
  location ~ "^/(?:_headers|vercel\\.json|nginx\\.conf)$" { return 404; }
  location / { try_files $uri $uri/index.html $uri.html =404; }
}
`;
}
