// `npm run bench`: measures speed beside other libraries, or `-- audits` and `-- monitors`. The measurements are in bench/.
import "../bench/run";
